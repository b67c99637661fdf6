export interface Stored {
  bytes: Buffer;
  /** Names exactly these bytes to `compareAndSwap`; means nothing outside the storage that gave it. */
  tag: string;
}

/** Where a registry lies. Paths are relative, with `/`: `registry/production.json`. */
export interface RegistryStorage {
  read(path: string): Promise<Stored | undefined>;
  /** Writes a file that never changes again. False when other bytes are there already; they stay. */
  writeNew(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Removes a file, or does nothing when it is not there. */
  remove(path: string): Promise<void>;
  /** Names of what lies directly in a folder, sorted; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Replaces what has the expected tag (null: what is not there yet), whole or not at all. False when it has another. */
  compareAndSwap(path: string, expected: string | null, bytes: Uint8Array): Promise<boolean>;
}
