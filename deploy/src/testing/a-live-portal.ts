import { aContract, aDist, aHostContract } from './a-dist.ts';
import { aRepository, type Repository } from './a-repository.ts';

/** A repository with a live shell and a live remote. */
export async function aLivePortal(registry?: string, variables: NodeJS.ProcessEnv = {}) {
  const repository = await aRepository(registry, variables);
  await repository.build('shell', await aDist(aHostContract()));
  await repository.build('remote-public', await aDist(aContract(), 'one'));
  await repository.deployJson('publish', 'shell', 'remote-public', '--why', 'first light');
  return repository;
}

/** Publishes a build of the remote that is made of other code, and answers its version. */
export async function publishNext({ build, deployJson }: Repository, code: string): Promise<string> {
  await build('remote-public', await aDist(aContract(), code));
  return (await deployJson('publish', 'remote-public')).frontEnds[0].version;
}

/** The remote as it is live. */
export async function remoteOf({ deployJson }: Repository, env = 'production') {
  const { frontEnds } = await deployJson('status', '--env', env);
  return frontEnds.find(({ name }: { name: string }) => name === 'remote-public');
}
