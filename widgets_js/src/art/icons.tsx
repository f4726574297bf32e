/** Line icons, 24 x 24. */
const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  turn: "M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  full: "M14 10l6-6M15 4h5v5M10 14l-6 6M4 15v5h5",
  game: "M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5",
  again: "M4 12a8 8 0 1 0 2.6-5.9M4 3v5h5",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.5l4 5M21 9.5l-4 5",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  save: "M12 4v11M8 11l4 4 4-4M5 20h14",
  draw: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  play: "M7 4.5v15L20 12z",
  explore: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-8 7 8 7M6 5v14",
  last: "M6 5l8 7-8 7M18 5v14",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  "score-back": "M9 5l-6 7 6 7M13 12h8M17 8v8",
  "score-next": "M15 5l6 7-6 7M3 12h8M7 8v8",
  check: "M5 12.5l4.5 4.5L19 7",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  warn: "M12 8v5M12 16.5h.01M10.3 4 2.8 17a2 2 0 0 0 1.7 3h15a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z",
  close: "M6 6l12 12M18 6 6 18",
  knight: "M20.5 3.5h-5L6 13l5 5 9.5-9.5zM4.5 12.5l7 7M7.5 16.5l-4 4",
  thief:
    "M2.5 8.5c3-1.5 6.5-1 9.5.8 3-1.8 6.5-2.3 9.5-.8.3 4.5-1.5 8-4.5 8-2.3 0-3.3-2.3-5-2.3s-2.7 2.3-5 2.3c-3 0-4.8-3.5-4.5-8zM6.5 12H9M15 12h2.5",
  monk: "M12 2.5c-4 0-6.5 3-6.5 7 0 2 .8 3.2 1.5 4.5L4 21.5h16L17 14c.7-1.3 1.5-2.5 1.5-4.5 0-4-2.5-7-6.5-7zM8.8 10.5c0 2.2 1.5 3.5 3.2 3.5s3.2-1.3 3.2-3.5S13.8 7 12 7s-3.2 1.3-3.2 3.5zM12 17v4.5",
  farmer:
    "M12 22V3M12 11.5c-3.5 0-5-2-5-5 3.5 0 5 2 5 5zM12 11.5c3.5 0 5-2 5-5-3.5 0-5 2-5 5zM12 18c-3.5 0-5-2-5-5 3.5 0 5 2 5 5zM12 18c3.5 0 5-2 5-5-3.5 0-5 2-5 5z",
  "on-road": "M4.5 21C7 15 8.5 10 9 3M19.5 21C17 15 15.5 10 15 3M12 20v-3M12 13v-3M12 6.5v-2",
  "on-city": "M4 21V7h3.2v2.6h3.2V7h3.2v2.6h3.2V7H20v14zM9.5 21v-4a2.5 2.5 0 0 1 5 0v4",
  "on-monastery": "M3 21V12l6-4 6 4v9zM15 21V9l3-4 3 4v12zM18 5V1.5M16.5 3h3M7.5 21v-4a1.5 1.5 0 0 1 3 0v4",
  "on-field": "M3 20c4-3 14-3 18 0M7 17c-.5-5-2-7-3.5-8.5M12 16V6M17 17c.5-5 2-7 3.5-8.5",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  "eye-off":
    "M3 3l18 18M2 12c1.5-2.5 3-4.2 4.6-5.3M10 5.2c4.8-.8 8.6 1.4 12 6.8-1 1.7-2 3-3.2 4M15 18.5c-5 1.4-9.4-.8-13-6.5M10 10a3 3 0 0 0 4 4",
  computer: "M3 5h18v11H3zM8 20h8M12 16v4",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  down: "M12 4v11M7 11l5 5 5-5M5 20h14",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  learn: "M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13",
  practise: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h.01",
  teach: "M4 4h16v11H4zM12 15v3M8 21l4-3 4 3M8 11l3-3 2 2 3-3",
  spot: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 13h.01",
} as const;
export type IconName = keyof typeof PATHS;

/** The path of an icon; unknown names get a plain target. */
export const iconPath = (name: string | undefined): string => PATHS[(name ?? "spot") as IconName] ?? PATHS.spot;

/** Whether there is a line icon of that name; what has none is shown as the thing itself. */
export const hasIcon = (name: string | undefined): boolean => name !== undefined && Object.hasOwn(PATHS, name);

export const Icon = ({ name, big }: { name: string | undefined; big?: boolean }) => (
  <svg class={big ? "cn-role" : "cn-ico"} viewBox="0 0 24 24" aria-hidden="true">
    <path d={iconPath(name)} />
  </svg>
);
