import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveShellTypes } from '../builds/shell-types.contract.ts';
import { isSystemError, RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';

/** Says which release the types are of; the build of a front end reads the versions of the singletons from it. */
const releaseFile = 'release.json';
/** All that is written into such a folder; what a team adds to it stays. */
const entries = ['shared-api', 'shared-ui', 'tsconfig.json', releaseFile];

const toText = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

/** What a compiler needs to find each module by its name; a front end's tsconfig.json extends it. */
const toTsConfig = (modules: Record<string, string>) => ({
  compilerOptions: {
    paths: Object.fromEntries(Object.entries(modules).map(([module, path]) => [module, [`./${path}`]])),
  },
});

async function listOld(folder: string) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Writes the types into a folder, in the place of those that were pulled before, and returns its files' paths.
 * @throws RegistryError when the folder holds something else
 */
export async function writeShellTypes(
  folder: string,
  { release, provides, types }: LiveShellTypes,
  dryRun: boolean,
): Promise<string[]> {
  const old = await listOld(folder);
  if (old.length > 0 && !old.includes(releaseFile)) throw new RegistryError(messages.notOfTypes(folder));
  const files = new Map([
    ...Object.entries(types.files),
    ['tsconfig.json', toText(toTsConfig(types.modules))],
    [releaseFile, toText({ ...release, provides, packages: types.packages })],
  ]);
  if (dryRun) return [...files.keys()];
  for (const name of entries) await rm(join(folder, name), { recursive: true, force: true });
  for (const path of new Set([...files.keys()].map((file) => dirname(join(folder, file)))))
    await mkdir(path, { recursive: true });
  await Promise.all([...files].map(([path, text]) => writeFile(join(folder, path), text)));
  return [...files.keys()];
}
