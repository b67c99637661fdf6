import type { Readable } from 'node:stream';

/** Stores files named by the hash of their content: a written file never changes. */
export type MediaStore = {
  /** Does nothing when the file is already there. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  open(name: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
};
