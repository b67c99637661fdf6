import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originFile } from '../builds/origin.ts';
import { type ShellTypes, typesFile } from '../builds/shell-types.contract.ts';
import { aDist, aHostContract } from './a-dist.ts';

/** The types of a shell with one module and what that refers to. */
export const someShellTypes: ShellTypes = {
  packages: { react: '19.3.1', 'react-router-dom': '7.18.5' },
  modules: { 'shared-ui/static': 'shared-ui/src/static/static.d.ts' },
  files: {
    'shared-ui/src/static/static.d.ts': "export { title } from './title.ts';\n",
    'shared-ui/src/static/title.d.ts': 'export declare const title: (of: number) => string;\n',
  },
};

/** The commit that such a shell was built from. */
export const shellCommit = '1f'.repeat(20);

/** The folder of a built shell that has types. */
export async function aTypedShell(types: ShellTypes = someShellTypes): Promise<string> {
  const dist = await aDist(aHostContract());
  await writeFile(join(dist, typesFile), JSON.stringify(types));
  await writeFile(join(dist, originFile), JSON.stringify({ commit: shellCommit }));
  return dist;
}
