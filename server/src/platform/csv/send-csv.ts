import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvSeparator } from 'shared-api/contract/wire/csv-separators';
import { type CsvColumn, toCsv } from './to-csv.ts';

type CsvFile<Row> = {
  /** Without its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  batches: AsyncIterable<Row[]>;
  separator: CsvSeparator;
};

/** Answers a list as a file, row after row as they are read. */
export const sendCsv = <Row>(reply: FastifyReply, { name, columns, batches, separator }: CsvFile<Row>) =>
  reply
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(toCsv(columns, batches, separator)));
