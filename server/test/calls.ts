import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { TestApp } from './build-test-app.ts';

/** Whom a call is about; `callerId` is empty for a visitor. */
export type Subject = Pick<TestApp, 'app' | 'db'> & {
  member: { id: string; email: string; office_id: string };
  otherOfficeId: string;
  callerId: string;
};
type CallInput = Pick<InjectOptions, 'query' | 'payload' | 'cookies'> & { params?: Record<string, string> };
/** What calls send, by `PUT /api/post/:id`; by `/api/post/:id` what all below that path have in common. */
export type CallInputs = Record<string, (subject: Subject) => CallInput | Promise<CallInput | undefined>>;

const files = globSync('../src/**/*.calls.ts', { cwd: import.meta.dirname });
const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
/** Of all nouns: each has its own in `testing/<noun>.calls.ts`. */
const inputs: CallInputs = Object.assign({}, ...modules.map(({ calls }) => calls));

/** A request of this call, as in the table of permissions, that is about the subject. */
export async function requestOf(call: string, subject: Subject): Promise<InjectOptions> {
  const [method = '', path = ''] = call.split(' ');
  const keys = Object.keys(inputs).filter((key) => key === call || path.startsWith(key));
  const found = keys.toSorted((a, b) => a.length - b.length).map((key) => inputs[key]?.(subject));
  const { params, ...input }: CallInput = Object.assign({}, ...(await Promise.all(found)));
  return { method: method as 'GET', url: path.replaceAll(/:(\w+)/g, (_, name) => params?.[name] ?? ''), ...input };
}
