import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Viewport = 'phone' | 'desktop';

/** Specs of staff, of who has a keyboard alone, and of what a mouse or a wide window does. All others run on a phone. */
const atDesk = [
  'admin',
  'focus',
  'inbox',
  'keyboard',
  'member-import',
  'members-table',
  'moving-row',
  'office-head',
  'page-errors',
  'print',
  'secretary-general',
  'staff-accounts',
];

/** Specs whose subject is the layout, with what differs: with SECOND_VIEWPORT=on they run in the other viewport too. */
const layoutSpecs: Record<string, string> = {
  'every-page': 'what hangs over a side, is moved by what arrives, or is read in a table differs by the width',
  header: 'its links, the card of the account and the reminder lie elsewhere on a phone than at a desk',
  inbox: 'a desk shows a message beside the list, a phone in the place of it',
  'members-table': 'a table at a desk, rows that unfold on a phone',
  spaces: 'members pass by on a phone and stand in a grid at a desk; the list of offices folds on a phone',
  'without-javascript': 'the list of offices and the tabs of a member fold on a phone by styles alone',
};

const specs = readdirSync(join(import.meta.dirname, 'journeys')).map((file) => file.replace(/\.spec\.ts$/, ''));
const missing = [...atDesk, ...Object.keys(layoutSpecs)].filter((spec) => !specs.includes(spec));
if (missing.length > 0) throw new Error(`e2e/viewports.ts names specs that do not exist: ${missing.join(', ')}`);

const firstViewport = (spec: string): Viewport => (atDesk.includes(spec) ? 'desktop' : 'phone');

/** The files that run in this viewport: each spec in its first one, or those of the layout in their second one. */
export function specsIn(viewport: Viewport, isSecond: boolean): string[] {
  const chosen = isSecond
    ? Object.keys(layoutSpecs).filter((spec) => firstViewport(spec) !== viewport)
    : specs.filter((spec) => firstViewport(spec) === viewport);
  return chosen.map((spec) => `**/${spec}.spec.ts`);
}
