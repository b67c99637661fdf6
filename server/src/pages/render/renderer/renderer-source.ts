import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const readScript = (name: string) => stripTypeScriptTypes(readFileSync(join(import.meta.dirname, name), 'utf8'));

let source: string | undefined;
/** The program of a renderer as one text: it may read no file, so what it imports of ours is in it as a data URL. */
export function rendererSource(): string {
  if (source) return source;
  const framing = `data:text/javascript;base64,${Buffer.from(readScript('framing.ts')).toString('base64')}`;
  source = readScript('renderer.ts').replace("'./framing.ts'", `'${framing}'`);
  return source;
}
