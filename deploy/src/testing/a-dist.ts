import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FrontEndContract } from '../builds/front-end.contract.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** An empty folder, gone after the tests of the file. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-test-'));
  folders.push(folder);
  return folder;
}

/** A contract of a tiny remote; its one script is `<name>.00c0ffee.js`. */
export function aContract(changes: Partial<FrontEndContract> = {}): FrontEndContract {
  const name = changes.name ?? 'remote-public';
  const entry = `${name}.00c0ffee.js`;
  return {
    name,
    kind: 'remote',
    version: '1.0.0',
    buildId: 'b1',
    entry,
    globalName: name.replaceAll('-', '_'),
    routes: [`/${name}`],
    exposes: ['./routes'],
    requires: { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui': '0.1.0' },
    provides: {},
    takes: {},
    uses: {},
    offers: {},
    chunks: { routes: [entry] },
    budgetBytes: 1000,
    ...changes,
  };
}

export function aHostContract(changes: Partial<FrontEndContract> = {}): FrontEndContract {
  const provides = { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui': '0.1.0' };
  const name = 'shell';
  return aContract({
    name,
    kind: 'host',
    routes: [],
    exposes: [],
    requires: {},
    provides,
    globalName: null,
    ...changes,
  });
}

/** The folder of a built front end; `code` is what its entry holds, `server` its server build. */
export async function aDist(
  contract: FrontEndContract,
  code = `console.log('${contract.name}')`,
  server = 'exports.routes = []',
): Promise<string> {
  const dist = await aFolder();
  const files = {
    'contract.json': JSON.stringify(contract),
    [contract.entry]: code,
    [`${contract.entry}.map`]: '{"version":3,"sources":[],"names":[],"mappings":""}',
    'server.cjs': server,
    'fonts/cairo.woff2': 'font',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  return dist;
}
