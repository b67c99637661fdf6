/** Strokes on a square of 24. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm5 9 7 7 7-7',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.5-6 8-6s8 2 8 6',
  contrast: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-18v18m0-14h7.5M12 12h9m-9 5h7.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-2 5 5',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  mail: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  external: 'M13 5h6v6M19 5l-9 9M9 5H5v14h14v-4',
  heart: 'M12 20S4 15 4 9.3C4 6.5 6 5 8 5c1.7 0 3.2 1 4 2.7C12.8 6 14.3 5 16 5c2 0 4 1.5 4 4.3C20 15 12 20 12 20Z',
  calendar: 'M4 6h16v14H4Zm0 4h16M8 3v5m8-5v5m-8 6h3',
  briefcase: 'M4 8h16v11H4Zm5 0V5h6v3M4 12.5c5 2.5 11 2.5 16 0M12 13v2.5',
  graduation: 'm2 9 10-5 10 5-10 5Zm4 2.5V16c3 3 9 3 12 0v-4.5M22 9v5',
} as const;

export type IconName = keyof typeof paths;

type IconProps =
  | { name: IconName; path?: never; isAlong?: never }
  /** One of `shared-ui/icon-paths`; `isAlong`: it points along the line of reading, and is drawn for left to right. */
  | { name?: never; path: string; isAlong?: boolean };

/** A line drawing at the size of the text. Decoration: the words beside it, or an `aria-label`, say what it means. */
export function Icon(props: IconProps) {
  const isAlong = props.isAlong || props.name === 'external';
  return (
    <svg className={isAlong ? 'ui-icon ui-icon-along' : 'ui-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={props.path === undefined ? paths[props.name] : props.path} />
    </svg>
  );
}
