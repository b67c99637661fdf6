import { Refusal } from '../errors.ts';

export type WorkerCall = { module: string; name: string; args: unknown[] };
export type WorkerReply =
  | { result: unknown }
  | { refusal: Pick<Refusal, 'statusCode' | 'code' | 'message' | 'extras'> };

/** Runs in a worker. A refusal is written out: its class does not survive the copy between threads. */
export async function runTask({ module, name, args }: WorkerCall): Promise<WorkerReply> {
  const { [name]: task } = await import(module);
  try {
    return { result: await task(...args) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { statusCode, code, message, extras } = error;
    return { refusal: { statusCode, code, message, extras } };
  }
}
