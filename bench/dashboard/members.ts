import { launchBrowser } from '../browser.ts';
import { median } from '../report/median.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { openMembersTasks, type Task } from './members-tasks.ts';
import { startPortalsOfSizes } from './portals-of-sizes.ts';

const sizes = isSmoke ? [1_000] : [1_000, 10_000, 100_000];
const maxRatio = 1.3;

/** The sizes alternate, so that other load of the machine slows all of them down. */
async function timeAlternately(tasks: Task[], rounds: number) {
  for (const task of tasks) await task(); // warms up
  const times: number[][] = tasks.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < tasks.length; place += 1) {
      const next = (place + round) % tasks.length;
      times[next]?.push((await tasks[next]?.()) ?? Number.NaN);
    }
  }
  return times;
}

const print = (cells: string[]) =>
  process.stdout.write(`${cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(22))).join('')}\n`);

/** How many times the smallest portal's time the largest took, in the middle of all rounds. */
function printTimes(what: string, times: number[][]) {
  const [smallest = [], largest = []] = [times.at(0), times.at(-1)];
  const ratio = median(largest.map((time, round) => time / (smallest[round] ?? Number.NaN)));
  print([what, ...times.map((each) => `${median(each).toFixed(1)} ms`), ratio.toFixed(2)]);
  return ratio;
}

await runBench(async (stack) => {
  const engine = process.argv.includes('postgresql') ? 'postgresql' : 'embedded';
  const urls = await startPortalsOfSizes(stack, engine, sizes);
  const browser = await launchBrowser(stack);
  const portals = await Promise.all(urls.map((url) => openMembersTasks(browser, url)));
  print([`members, ${engine}`, ...sizes.map(String), 'largest : smallest']);
  let isKept = true;
  for (const [index, { what, rounds }] of (portals[0] ?? []).entries()) {
    const tasks = portals.flatMap((portal) => portal[index]?.task ?? []);
    if (printTimes(what, await timeAlternately(tasks, isSmoke ? 1 : rounds)) > maxRatio) isKept = false;
  }
  return isKept;
});
