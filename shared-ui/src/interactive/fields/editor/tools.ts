import { messages } from './messages.ts';

/** A format, the value a press gives it, its name, and its drawing, if it has one: strokes on a square of 24. */
export type Tool = { format: string; value: string | number | boolean; label: string; path?: string };

export type Formats = Readonly<Record<string, unknown>>;

const headingLevel = 2;
const subheadingLevel = 3;

/** A stored text may have headings of all six ranks: they are seen in two sizes. */
const shownLevel = (rank: number) => (rank > headingLevel ? subheadingLevel : headingLevel);

/** Whether the text at the cursor has the format already. */
export function isOn({ format, value }: Tool, formats: Formats): boolean {
  const now = formats[format];
  if (value === false) return now === undefined && formats.list === undefined;
  return (format === 'header' && typeof now === 'number' ? shownLevel(now) : now) === value;
}

export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { format: 'header', value: false, label: messages.paragraph },
    { format: 'header', value: headingLevel, label: messages.heading },
    { format: 'header', value: subheadingLevel, label: messages.subheading },
  ],
  [
    {
      format: 'bold',
      value: true,
      label: messages.bold,
      path: 'M7 5h6a3.5 3.5 0 0 1 0 7H7Zm0 7h7a3.5 3.5 0 0 1 0 7H7Z',
    },
    { format: 'italic', value: true, label: messages.italic, path: 'M12 4v16M5 8l14 8M19 8 5 16' },
    { format: 'underline', value: true, label: messages.underline, path: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12' },
    {
      format: 'strike',
      value: true,
      label: messages.strike,
      path: 'M4 12h16M16.5 7.5C16 5.6 14.2 4.5 12 4.5 9.500 4.500 7.500 5.700 7.500 8c0 1.200.7 2.200 1.800 3M7.500 16.500c.5 1.900 2.300 3 4.500 3 2.500 0 4.500-1.200 4.500-3.500 0-.6-.1-1-.4-1.500',
    },
  ],
  [
    { format: 'align', value: 'right', label: messages.right, path: 'M4 6h16M10 10h10M4 14h16M10 18h10' },
    { format: 'align', value: 'center', label: messages.center, path: 'M4 6h16M7 10h10M4 14h16M7 18h10' },
    { format: 'align', value: 'left', label: messages.left, path: 'M4 6h16M4 10h10M4 14h16M4 18h10' },
    { format: 'align', value: 'justify', label: messages.justify, path: 'M4 6h16M4 10h16M4 14h16M4 18h16' },
  ],
  [
    {
      format: 'list',
      value: 'ordered',
      label: messages.ordered,
      path: 'M4 6h10M4 12h10M4 18h10M18.500 4.500 20 4v4M18.300 10.500h2.200l-2.200 3h2.400M18.300 16.500h2.200l-1.200 1.500a1 1 0 1 1-1 1.300',
    },
    {
      format: 'list',
      value: 'bullet',
      label: messages.bullet,
      path: 'M4 6h10M4 12h10M4 18h10M19 6h.01M19 12h.01M19 18h.01',
    },
  ],
  [
    {
      format: 'direction',
      value: 'rtl',
      label: messages.direction,
      path: 'M9 12a4 4 0 0 1 0-8h7M9 4v11M13 4v11M20 19H5m0 0 3-2.500M5 19l3 2.500',
    },
  ],
];

/** Their arrows point as time does in a text from right to left. */
export const historyTools = [
  { step: 'undo', label: messages.undo, path: 'm15 14 5-5-5-5M20 9H9.500a5.500 5.500 0 0 0 0 11H13' },
  { step: 'redo', label: messages.redo, path: 'M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11' },
] as const;

export const insertTools = {
  link: {
    label: messages.link,
    path: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  },
  image: {
    label: messages.image,
    path: 'M4 5h16v14H4Zm0 11 4.500-4.500L13 16l2.500-2.500L20 18M15.500 9.500h.01',
  },
  describe: {
    label: messages.describe,
    path: 'M4 4h16v9H4Zm4 5.500h.01M11 13l4-4 5 4M4 17h16M9 21h11',
  },
};
