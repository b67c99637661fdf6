import { join } from 'node:path';
import { readBuild } from '../build.ts';
import { messages } from '../messages.ts';
import { RegistryError } from '../registry-error.ts';

/** The folder of a front end's build. @throws RegistryError when there is none, or it holds another one's */
export async function findDist(root: string, name: string): Promise<string> {
  const dist = join(root, name, 'dist');
  const { contract } = await readBuild(dist);
  if (contract.name !== name) throw new RegistryError(messages.otherName(dist, contract.name, name));
  return dist;
}
