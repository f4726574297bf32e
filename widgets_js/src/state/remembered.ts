/** What a reader has chosen for all boards, in his browser; nothing where it may not remember anything. */
type Choice = "sound" | "table" | "theme";

export function remembered(choice: Choice): string | null {
  try {
    return localStorage.getItem(`carcnb-${choice}`);
  } catch {
    return null;
  }
}

export function remember(choice: Choice, chosen: string): void {
  try {
    localStorage.setItem(`carcnb-${choice}`, chosen);
  } catch {
    // it holds as long as the board stands
  }
}
