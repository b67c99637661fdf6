import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = globSync('{remote-*,shell}/src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));

/** What a file shows in a window: the content of its `Dialog`, or all of it where the window is another file's. */
function shownInWindow(source: string): string {
  const names: string[] = /import \{([^}]*)\} from 'shared-ui\/dialog'/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  if (names.includes('Dialog')) return source.slice(source.indexOf('<Dialog '), source.lastIndexOf('</Dialog>'));
  return names.includes('DialogActions') ? source.slice(source.indexOf('  return (')) : '';
}

/** Buttons of a window that stand outside its `DialogActions`, which ends it and knows the order. */
function buttonsInOwnOrder(source: string): string[] {
  const [before = ''] = shownInWindow(source).split('<DialogActions');
  return before.match(/<(?:Button|SubmitButton|ButtonGroup)\b/g) ?? [];
}

test('a person finds the buttons of every window in the order of the kit', () => {
  const windows = files.filter((file) => shownInWindow(readFileSync(join(root, file), 'utf8')) !== '');
  expect(windows.length).toBeGreaterThanOrEqual(8);
  const wrong = windows.filter((file) => buttonsInOwnOrder(readFileSync(join(root, file), 'utf8')).length > 0);
  expect(wrong).toEqual([]);
});

const window = (content: string) =>
  `import { Dialog, DialogActions } from 'shared-ui/dialog';\n<Dialog title="" open>${content}</Dialog>`;

test.each([
  ['<ButtonGroup><SubmitButton>a</SubmitButton></ButtonGroup>', ['<ButtonGroup', '<SubmitButton']],
  ['<Button onClick={onClose}>a</Button>', ['<Button']],
  ['<p>a</p><DialogActions primary={<SubmitButton>a</SubmitButton>} onClose={onClose} />', []],
])('a developer who writes «%s» in a window is told of %j', (content, found) => {
  expect(buttonsInOwnOrder(window(content))).toEqual(found);
});
