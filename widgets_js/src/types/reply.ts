/** What the kernel answers when it is asked. */

export interface Card {
  title: string;
  icon: string;
  pill: string;
  closed: boolean;
  facts: string[];
  figures: [string, number][];
  who: string;
  points: { label: string; value: number | string; sum: string; rule: string | null }[];
  open: [number, number, string][];
}
export interface Why {
  text: string;
  rule: string | null;
  rule_text: string;
  edges: string[];
}
export interface Rule {
  id: string;
  title: string;
  text: string;
}
