import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const root = join(import.meta.dirname, '..');
const sources = globSync('{shell,remote-*,shared-ui,shared-api,server,deploy,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/{node_modules,dist,migrations,demo,test,testing}/**', '**/*.test.{ts,tsx}'],
});

/** The Arabic texts of a file; what a template puts in stands as a gap. */
function textsIn(path: string): Set<string> {
  const found = new Set<string>();
  JSON.stringify(
    parseSync(readFileSync(join(root, path), 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x') }),
    (_, node) => {
      if (node?.type === 'StringLiteral' || node?.type === 'JSXText') found.add(node.value.trim());
      if (node?.type === 'TemplateLiteral')
        found.add(
          node.quasis
            .map(({ cooked }: { cooked: string }) => cooked)
            .join('…')
            .trim(),
        );
      return node;
    },
  );
  return found;
}

const isSentence = (text: string) => text.split(/\s+/).filter((word) => /[\u0621-\u064a]/.test(word)).length > 2;

test('a sentence that two packages or pages say stands in one file, which both import', () => {
  const filesOf = new Map<string, string[]>();
  for (const path of sources)
    for (const text of textsIn(path)) if (isSentence(text)) filesOf.set(text, [...(filesOf.get(text) ?? []), path]);
  expect(filesOf.size).toBeGreaterThan(1000);
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([]);
});
