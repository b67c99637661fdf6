import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, trace } from '@opentelemetry/api';

/** The span that the running code belongs to. OpenTelemetry's own is one for the process; this is one for each server. */
export function presentSpan() {
  const present = new AsyncLocalStorage<Context>();
  const context = () => present.getStore() ?? ROOT_CONTEXT;
  return {
    context,
    span: () => trace.getSpan(context()),
    run: <T>(within: Context, work: () => T) => present.run(within, work),
  };
}
export type PresentSpan = ReturnType<typeof presentSpan>;
