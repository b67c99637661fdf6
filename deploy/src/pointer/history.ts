import * as v from 'valibot';
import { RegistryError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { layout } from './layout.ts';
import { LogEntry, Pointer } from './pointer.contract.ts';
import { checkSignature, type PublicKeys } from './signature.ts';

/** The live pointer as it is stored. */
export interface Head {
  pointer: Pointer;
  tag: string;
  /** SHA-256 of its bytes: the `parent` of the pointer after it. */
  hash: string;
}

/** Through the schema, so that the same pointer is the same bytes whatever the order of its fields. */
const toBytes = (schema: typeof Pointer | typeof LogEntry, value: Pointer | LogEntry) =>
  Buffer.from(`${JSON.stringify(v.parse(schema, value), null, 2)}\n`);

/** Names of the environments that something was published in. */
export async function listEnvironments(storage: RegistryStorage): Promise<string[]> {
  const names = await storage.list('registry');
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}

/** The live pointer, compared with the log that recorded it. @throws RegistryError */
export async function findHead(storage: RegistryStorage, env: string): Promise<Head | undefined> {
  const path = layout.pointer(env);
  const stored = await storage.read(path);
  if (!stored) return undefined;
  const pointer = parseJson(Pointer, stored.bytes, path);
  const log = layout.logEntry(env, pointer.seq);
  const entry = await findLogEntry(storage, env, pointer.seq);
  if (!entry) throw new RegistryError(messages.withoutLog(path, log));
  if (!stored.bytes.equals(toBytes(Pointer, entry.pointer))) throw new RegistryError(messages.unlikeLog(path, log));
  return { pointer, tag: stored.tag, hash: sha256(stored.bytes) };
}

/**
 * The live pointer; undefined when nothing was ever published. @throws RegistryError when it is torn, was tampered with, or
 * is not signed with one of the given keys
 */
export async function readPointer(
  storage: RegistryStorage,
  env: string,
  publicKeys?: PublicKeys,
): Promise<Pointer | undefined> {
  const pointer = (await findHead(storage, env))?.pointer;
  if (pointer && publicKeys) checkSignature(pointer, publicKeys, layout.pointer(env));
  return pointer;
}

/** The entry of this number; undefined where the log has none. @throws RegistryError when it is not as it must be */
export async function findLogEntry(storage: RegistryStorage, env: string, seq: number): Promise<LogEntry | undefined> {
  const path = layout.logEntry(env, seq);
  const stored = await storage.read(path);
  return stored && parseJson(LogEntry, stored.bytes, path);
}

/**
 * The live pointer, brought up to the end of the log: a process that recorded an entry and died before the swap is
 * completed by the next one. @throws RegistryError
 */
export async function advanceHead(storage: RegistryStorage, env: string): Promise<Head | undefined> {
  for (;;) {
    const head = await findHead(storage, env);
    const seq = (head?.pointer.seq ?? 0) + 1;
    const entry = await findLogEntry(storage, env, seq);
    if (!entry) return head;
    if (entry.pointer.parent !== (head?.hash ?? null))
      throw new RegistryError(messages.brokenChain(layout.logEntry(env, seq), layout.pointer(env)));
    if (head?.pointer.signature && !entry.pointer.signature)
      throw new RegistryError(messages.unsignedEntry(layout.logEntry(env, seq), layout.pointer(env)));
    await storage.compareAndSwap(layout.pointer(env), head?.tag ?? null, toBytes(Pointer, entry.pointer));
  }
}

/**
 * Makes the entry's pointer the live one. The log is written first and settles who wins: false when another took this
 * number. After that the swap can only fail because another process has already made it.
 */
export async function appendEntry(storage: RegistryStorage, env: string, head: Head | undefined, entry: LogEntry) {
  if (!(await storage.writeNew(layout.logEntry(env, entry.pointer.seq), toBytes(LogEntry, entry)))) return false;
  await storage.compareAndSwap(layout.pointer(env), head?.tag ?? null, toBytes(Pointer, entry.pointer));
  return true;
}

/** The entries of these numbers that are there, in their order. */
export async function readEntries(storage: RegistryStorage, env: string, numbers: readonly number[]) {
  const entries = await Promise.all(numbers.map((seq) => findLogEntry(storage, env, seq)));
  return entries.filter((entry) => entry !== undefined);
}
