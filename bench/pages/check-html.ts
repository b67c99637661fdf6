import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../e2e/processes.ts';
import { openVerdicts } from '../measure/print.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { openPages } from '../start/secure-portal.ts';
import { fetchTool } from './fetch-tool.ts';

/** Its own list of CSS is years behind the browsers': styles are judged by them. */
const notOurs = 'CSS: .*';
const unlisted = ['/nowhere', '/follow', '/account/reset', '/account/invitation', '/account/confirm'];

/** Whether the Nu HTML checker finds no error in these files. */
function check(files: string[]) {
  const jar = join(fetchTool('vnu-jar', '26.9.27'), 'build/dist/vnu.jar');
  const args = ['-jar', jar, '--errors-only', '--filterpattern', notOurs, ...files];
  return spawnSync('java', args, { stdio: 'inherit' }).status === 0;
}

/** The smoke form neither fetches the checker nor needs Java. */
const isHtml = (text: string) => /^<!doctype html>[\s\S]+<\/html>\s*$/i.test(text);

await runBench(async (stack) => {
  const folder = temporaryFolder(stack, 'html');
  const pages = await openPages(stack);
  const files: string[] = [];
  let areHtml = true;
  for (const [place, path] of [...pages.paths, ...unlisted].entries()) {
    const file = join(folder, `${place}${path.replaceAll(/\W+/g, '-')}.html`);
    const { body } = await pages.get(path);
    areHtml &&= isHtml(body.toString());
    await writeFile(file, body);
    files.push(file);
  }
  const { expect, areAllSo } = openVerdicts();
  expect(isSmoke ? areHtml : check(files), `no error in ${files.length} pages`);
  return areAllSo();
});
