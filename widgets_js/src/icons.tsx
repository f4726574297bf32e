/** Line icons, 24 x 24. */
const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  turn: "M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  full: "M14 10l6-6M15 4h5v5M10 14l-6 6M4 15v5h5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  check: "M5 12.5l4.5 4.5L19 7",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  warn: "M12 8v5M12 16.5h.01M10.3 4 2.8 17a2 2 0 0 0 1.7 3h15a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z",
  close: "M6 6l12 12M18 6 6 18",
  knight: "M20.5 3.5h-5L6 13l5 5 9.5-9.5zM4.5 12.5l7 7M7.5 16.5l-4 4",
  thief:
    "M2.5 8.5c3-1.5 6.5-1 9.5.8 3-1.8 6.5-2.3 9.5-.8.3 4.5-1.5 8-4.5 8-2.3 0-3.3-2.3-5-2.3s-2.7 2.3-5 2.3c-3 0-4.8-3.5-4.5-8zM6.5 12H9M15 12h2.5",
  monk: "M6 21V11a6 6 0 0 1 12 0v10zM12 9v8M9 12h6",
  farmer:
    "M12 22V3M12 11.5c-3.5 0-5-2-5-5 3.5 0 5 2 5 5zM12 11.5c3.5 0 5-2 5-5-3.5 0-5 2-5 5zM12 18c-3.5 0-5-2-5-5 3.5 0 5 2 5 5zM12 18c3.5 0 5-2 5-5-3.5 0-5 2-5 5z",
  "on-road": "M4.5 21C7 15 8.5 10 9 3M19.5 21C17 15 15.5 10 15 3M12 20v-3M12 13v-3M12 6.5v-2",
  "on-city": "M4 21V7h3.2v2.6h3.2V7h3.2v2.6h3.2V7H20v14zM9.5 21v-4a2.5 2.5 0 0 1 5 0v4",
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
