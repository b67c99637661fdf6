import { Rejection } from '../errors.ts';

export type WorkerCall = { module: string; name: string; args: unknown[] };
export type WorkerReply =
  | { result: unknown }
  | { rejection: Pick<Rejection, 'statusCode' | 'code' | 'message' | 'extras'> };

/** Runs in a worker. A rejection is written out: its class does not survive the copy between threads. */
export async function runTask({ module, name, args }: WorkerCall): Promise<WorkerReply> {
  const { [name]: task } = await import(module);
  try {
    return { result: await task(...args) };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { statusCode, code, message, extras } = error;
    return { rejection: { statusCode, code, message, extras } };
  }
}
