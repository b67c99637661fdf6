import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CliContext } from '../commands/cli.ts';
import { run } from '../commands/run.ts';
import { aFolder } from './a-dist.ts';

/** What a tiny build would be checked by: it has no pages, and no portal is there. Tests of the checks name one. */
function leaveOutChecks([command = '', ...args]: string[]) {
  if (args.includes('finish') && !args.some((arg) => /^--(watch|portal)$/.test(arg))) return ['--without-evidence'];
  const isChecked = ['publish', 'canary'].includes(command) && !args.some((arg) => /^--(skip|portal)$/.test(arg));
  return isChecked ? ['--skip', 'types,tests,render'] : [];
}

/** A repository of front ends with this tool at hand, and a registry: an empty folder unless one is given. */
export async function aRepository(registry?: string, variables: NodeJS.ProcessEnv = {}, ask?: CliContext['ask']) {
  const root = await aFolder();
  const place = registry ?? join(await aFolder(), 'registry');

  /** Puts a build where its front end's build belongs. */
  async function build(name: string, dist: string) {
    const target = join(root, name, 'dist');
    await rm(target, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await rename(dist, target);
  }
  const progress: string[] = [];
  const context: CliContext = {
    variables: { REGISTRY_URL: place, USER: 'amina', ...variables },
    root,
    printProgress: (line) => progress.push(line),
    ask,
  };
  const deploy = (...args: string[]) => run([...args, ...leaveOutChecks(args)], context);
  /** What the command answers as JSON; it must succeed. */
  async function deployJson(...args: string[]) {
    const { code, out, err } = await deploy(...args, '--json');
    if (code !== 0) throw new Error(err || out);
    return JSON.parse(out);
  }
  return { root, registry: place, build, deploy, deployJson, progress };
}
export type Repository = Awaited<ReturnType<typeof aRepository>>;
