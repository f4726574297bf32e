/** Tiles found by what is typed: words in any order, number, case and accents do not matter. */

/** What English and Czech nouns end with, without accents; three letters at least stand before it. */
const ENDING = /^(.*?[a-z]{3})(?:ies|e?s|ec|c?[aeiouy](?:m|mi|ch|u)?)$/;

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether a text has all that is wanted. */
export function finder(wanted: string): (text: string) => boolean {
  const stems = plain(wanted)
    .split(/\s+/)
    .map((word) => word.replace(ENDING, "$1"));
  return (text) => stems.every((stem) => plain(text).includes(stem));
}
