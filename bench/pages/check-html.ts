import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchTool } from './fetch-tool.ts';
import { openPages } from './open-pages.ts';

/**
 * Its own list of CSS is years behind the browsers': styles are judged by them. It ranks a heading by its tag alone, while
 * those of a post tell their rank by `aria-level`: axe, which heeds it, judges their order in the journeys.
 */
const notOurs = 'CSS: .*|The heading .* skipping 1 heading level.*';
const unlisted = ['/nowhere', '/account/reset?token=mailed', '/account/confirm'];

const jar = join(fetchTool('vnu-jar', '26.9.27'), 'build/dist/vnu.jar');
const folder = await mkdtemp(join(tmpdir(), 'tadamon-html-'));
const pages = await openPages();
try {
  const files: string[] = [];
  for (const [place, path] of [...pages.paths, ...unlisted].entries()) {
    const file = join(folder, `${place}${path.replaceAll(/\W+/g, '-')}.html`);
    await writeFile(file, (await pages.get(path)).body);
    files.push(file);
  }
  const args = ['-jar', jar, '--errors-only', '--filterpattern', notOurs, ...files];
  const { status } = spawnSync('java', args, { stdio: 'inherit' });
  process.stdout.write(`${files.length} pages, ${status === 0 ? 'no error' : 'with errors'}\n`);
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  await pages.close();
  await rm(folder, { recursive: true });
}
