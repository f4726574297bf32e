/** A part that is drawn again only when something that it is drawn from is another thing than before. */
import { Component, type ComponentChildren } from "preact";

interface Props {
  by: readonly unknown[];
  children: () => ComponentChildren;
}
export class Kept extends Component<Props> {
  override shouldComponentUpdate({ by }: Props): boolean {
    const { by: was } = this.props;
    return by.length !== was.length || by.some((one, i) => one !== was[i]);
  }

  override render({ children }: Props) {
    return children();
  }
}
