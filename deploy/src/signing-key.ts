import { readFileSync } from 'node:fs';
import { parseKey } from './signature.ts';

/** The key that this environment signs with; undefined when it names none. @throws RegistryError when the file holds none */
export const readSigningKey = ({ REGISTRY_SIGNING_KEY: file }: NodeJS.ProcessEnv) =>
  file ? parseKey('private', readFileSync(file, 'utf8'), `REGISTRY_SIGNING_KEY (${file})`) : undefined;
