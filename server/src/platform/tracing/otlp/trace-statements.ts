import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { LogEvent } from 'kysely';
import { serverLimits } from '../../../limits.ts';
import type { PresentSpan } from './present-span.ts';

/** Values are parameters and not in it: `$1` stands for them. */
const textOf = (statement: string) =>
  statement.trim().replaceAll(/\s+/g, ' ').slice(0, serverLimits.maxTracedSqlLength);

/** What PostgreSQL calls the error; its sentence may quote values. */
const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? 'unknown');

/** Statements of workers are part of no trace: they would be one each, every second. */
export const traceStatements = (tracer: Tracer, present: PresentSpan) => (event: LogEvent) => {
  if (!present.span()?.isRecording()) return;
  const text = textOf(event.query.sql);
  const operation = text.split(' ', 1)[0]?.toLowerCase() ?? '';
  const end = Date.now();
  const span = tracer.startSpan(
    operation,
    {
      kind: SpanKind.CLIENT,
      startTime: end - event.queryDurationMillis,
      attributes: {
        [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
        [ATTR_DB_OPERATION_NAME]: operation,
        [ATTR_DB_QUERY_TEXT]: text,
      },
    },
    present.context(),
  );
  if (event.level === 'error') {
    span.setAttribute(ATTR_ERROR_TYPE, codeOf(event.error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(end);
};
