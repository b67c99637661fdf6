import type { PackedBuild } from '../builds/package-build.ts';
import { type Rejection, throwRejections } from '../errors.ts';
import type { Pointer } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { renderPages } from './render-pages.ts';
import { runScript } from './run-script.ts';

/** What is checked of builds that fit what is live, by the names that `--skip` takes. */
export const checkNames = ['types', 'tests', 'render'] as const;
export type CheckName = (typeof checkNames)[number];

/** Checks builds beside what is live, and answers the names of the checks that were left out. @throws PublishRejected, RegistryError */
export type CheckBuilds = (builds: readonly PackedBuild[], pointer: Pointer | undefined) => Promise<readonly string[]>;

interface Checks {
  storage: RegistryStorage;
  /** Where the sources of a front end lie. */
  folderOf: (name: string) => string;
  skip: readonly CheckName[];
  /** The portal whose API answers while pages are rendered. */
  portal: URL;
  printProgress: (line: string) => void;
}

/** Their names in a front end's `package.json`: the first that is there is run. */
const scripts = { types: ['typecheck', 'types'], tests: ['test'] } as const;

/** The checks of one command: types and tests of the sources, and every page rendered on the server. */
export function checkBuilds({ storage, folderOf, skip, portal, printProgress }: Checks): CheckBuilds {
  async function runScripts(names: readonly string[]) {
    const rejections: Rejection[] = [];
    const notChecked: string[] = [];
    for (const check of ['types', 'tests'] as const) {
      if (skip.includes(check)) continue;
      for (const name of names) {
        const ran = await runScript({ name, folder: folderOf(name), check, scripts: scripts[check], printProgress });
        if (ran === 'absent') notChecked.push(`${check} of ${name}`);
        else rejections.push(...ran);
      }
    }
    return { rejections, notChecked };
  }
  /** Of sources, which what is live does not change: once, though the plan of a publish is made again. */
  let ran: ReturnType<typeof runScripts> | undefined;

  return async (builds, pointer) => {
    ran ??= runScripts(builds.map(({ contract }) => contract.name));
    const { rejections, notChecked } = await ran;
    const rendered = skip.includes('render')
      ? []
      : await renderPages({ storage, builds, pointer, portal, printProgress });
    throwRejections([...rejections, ...rendered]);
    return [...skip, ...notChecked];
  };
}
