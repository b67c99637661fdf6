import { openStorage } from 'deploy/storage/storage';
import type { Env } from '../env/env.ts';
import type { Registry } from './live-pointer.ts';

export const openRegistry = ({ registry, registryKey }: Pick<Env, 'registry' | 'registryKey'>): Registry => ({
  storage: openStorage(registry),
  env: 'production',
  publicKey: registryKey,
});
