import { LiveShellTypes } from '../builds/shell-types.contract.ts';
import { RegistryError } from '../errors.ts';
import { maxTypesBytes, typesTimeoutMs } from '../limits.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';

/** Where a portal answers with the types of its shell. */
export const shellTypesPath = '/shell-types.json';

/** The bytes of an answer, which a wrong host must not make endless. @throws Error when there are too many */
async function readBytes(reply: Response) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxTypesBytes) throw new Error(`more than ${maxTypesBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The types of the shell that a portal serves. @throws RegistryError when it does not answer, or has none */
export async function fetchShellTypes(portal: URL): Promise<LiveShellTypes> {
  const url = new URL(shellTypesPath, portal);
  const signal = AbortSignal.timeout(typesTimeoutMs);
  const noAnswer = (error: Error): never => {
    throw new RegistryError(messages.noPortal(url.href, error.message));
  };
  const reply = await fetch(url, { signal }).catch(noAnswer);
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (reply.status === 404 && isJson) throw new RegistryError(messages.shellWithoutTypes(portal.origin));
  if (!reply.ok || !isJson) throw new RegistryError(messages.noPortalTypes(url.href, reply.status));
  return parseJson(LiveShellTypes, await readBytes(reply).catch(noAnswer), url.href);
}
