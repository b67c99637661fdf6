import { format } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { redact } from './log-options.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error', trace: 'error' } as const;

/**
 * Has what Node and libraries print written to the log, so that each line of the output is one JSON object. A rejection that
 * nobody waited for is logged, since builds of other teams cause them too; an error that nobody caught ends the process.
 */
export function logProcess(log: FastifyBaseLogger) {
  process.removeAllListeners('warning'); // Node's own, which prints
  process.on('warning', (warning) => {
    // of what is experimental the portal uses some on purpose
    const level = warning.name === 'ExperimentalWarning' ? 'debug' : 'warn';
    log[level]({ err: warning }, 'a warning of Node');
  });
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)['log']][])
    console[method] = (...printed: unknown[]) => log[level](redact(format(...printed)));
  process.on('unhandledRejection', (error) => log.error(error, 'a promise was rejected, and nobody waited for it'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught ends the process');
    process.exit(1);
  });
}
