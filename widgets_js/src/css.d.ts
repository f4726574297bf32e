/** A style sheet as a text. */
declare module "*.css" {
  const css: string;
  export default css;
}
