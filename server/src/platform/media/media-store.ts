import type { Readable } from 'node:stream';

/** Where the portal keeps files whose names say what is in them: a name, once written, never changes its content. */
export type MediaStore = {
  /** Does nothing when the file is already there. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  open(name: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
};
