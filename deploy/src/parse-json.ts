import * as v from 'valibot';
import { RegistryError } from './errors.ts';
import { messages } from './messages.ts';

/** Reads a file's bytes as what the schema says. @throws RegistryError one line that names the file and what is wrong */
export function parseJson<T extends v.GenericSchema>(schema: T, bytes: Uint8Array, path: string): v.InferOutput<T> {
  const result = v.safeParse(schema, parse(bytes, path));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RegistryError(messages.notAsAgreed(path, v.getDotPath(issue) ?? 'the whole file', issue.message));
}

function parse(bytes: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    throw new RegistryError(messages.notJson(path), { cause: error });
  }
}
