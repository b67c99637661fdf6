import { openStorage } from 'deploy/storage/storage';
import type { Db } from '../database/db.ts';
import type { Env } from '../env/env.ts';
import type { Registry } from './live-pointer.ts';

export const openRegistry = ({ registry, registryKey }: Pick<Env, 'registry' | 'registryKey'>, db: Db): Registry => ({
  storage: openStorage(registry),
  env: 'production',
  publicKey: registryKey,
  db,
});
