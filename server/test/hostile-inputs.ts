import { limits } from 'shared-api/contract/limits';
import { importLimits } from 'shared-api/contract/members/import-limits';
import { visibleLength } from 'shared-api/contract/text/text.contract';
import { serverLimits } from '../src/limits.ts';

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
};
export type Input<T> = [name: string, input: T];

/** Each kind of blank, quote and bracket, and what searching again and again, normalising and dividing stumble over. */
const pieces = [
  ...[' ', '\u00a0', '\u3000', '\n', '\0'],
  ...['"', "'", '\\', '<', '[', '0'],
  ...['a@', 'a.', '+2', '\u0315\u0300', '\u0651', '\ud800', '👩‍👩‍👧', 'س '],
];
const nameOf = (piece: string) => JSON.stringify(piece);
/** Nothing at its ends can be trimmed. */
const filled = (piece: string, bytes: number, bytesOf: (text: string) => number) =>
  `x${piece.repeat(Math.max(0, Math.floor((bytes - 2) / bytesOf(piece))))}x`;

const anId = '00000000-0000-4000-8000-000000000000';
const examples: Record<string, string> = { email: 'a@b.dz', date: '2026-01-01', uri: 'https://push.example.com/x' };

/** A small value of the form that the contract asks for. */
function exampleOf({ type, anyOf, enum: values, properties = {}, items = {}, format = '' }: Schema): unknown {
  if (values) return values.at(-1);
  if (anyOf) return exampleOf(anyOf.at(-1) ?? {});
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, exampleOf(each)]));
  if (type === 'array') return [exampleOf(items)];
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : (examples[format] ?? anId);
}

const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
const isText = ({ type, anyOf, enum: values, format }: Schema): boolean =>
  format !== 'binary' && !values && (type === 'string' || (anyOf?.some(isText) ?? false));
const namesOf = (properties: Record<string, Schema>, isWanted: (schema: Schema) => boolean) =>
  Object.entries(properties).flatMap(([name, schema]) => (isWanted(schema) ? [name] : []));

/** JSON of the largest size: every text full of each piece, lists that are too long, and what parsing alone meets. */
export function* hostileBodies(schema: Schema): Generator<Input<string>> {
  const most = serverLimits.maxJsonBytes;
  const { properties = {} } = schema.anyOf?.[0] ?? schema;
  const example = exampleOf(schema) as object;
  const left = most - Buffer.byteLength(JSON.stringify(example)) - 100;
  const texts = namesOf(properties, isText);
  for (const piece of texts.length > 0 ? pieces : []) {
    const text = filled(piece, left / texts.length, jsonBytes);
    yield [
      `texts of ${nameOf(piece)}`,
      JSON.stringify({ ...example, ...Object.fromEntries(texts.map((name) => [name, text])) }),
    ];
  }
  for (const name of namesOf(properties, ({ type }) => type === 'array'))
    for (const item of ['""', '1', '{}', '[]', JSON.stringify(exampleOf(properties[name]?.items ?? {}))]) {
      const items = Array.from({ length: Math.floor(left / (item.length + 1)) }, () => item);
      yield [
        `${name} full of ${item}`,
        `${JSON.stringify({ ...example, [name]: 0 }).slice(0, -1)},"${name}":[${items}]}`,
      ];
    }
  yield ['lists in each other', '['.repeat(most / 2) + ']'.repeat(most / 2)];
  yield ['objects in each other', `${'{"a":'.repeat(most / 7)}1${'}'.repeat(most / 7)}`];
  yield ['names', `{${Array.from({ length: most / 9 }, (_, number) => `"${number}":1`)}}`];
}

/** Parameters that are more than looked up. */
const searched = ['q', 'cursor'];

/** Queries of about the longest address that Node accepts, each parameter alone. */
export function* hostileQueries(parameters: { name: string; schema: Schema }[]): Generator<Input<string>> {
  const most = 15 * 1024;
  for (const { name, schema } of parameters)
    for (const piece of isText(schema) ? pieces.slice(0, searched.includes(name) ? pieces.length : 3) : []) {
      const encoded = encodeURIComponent(piece.toWellFormed());
      yield [`${name} full of ${nameOf(piece)}`, `${name}=${filled(encoded, most, (text) => text.length)}`];
    }
}

/** Forms whose texts are as long as all fields together may be; a post's own text is none of them. */
export function* hostileForms({ properties = {} }: Schema): Generator<Input<Record<string, string>>> {
  const names = namesOf(properties, isText).filter((name) => name !== 'content');
  for (const piece of pieces) {
    const text = filled(piece, (serverLimits.maxFieldsBytes - 2_000) / names.length, Buffer.byteLength);
    yield [`fields of ${nameOf(piece)}`, Object.fromEntries(names.map((name) => [name, text]))];
  }
}

/** The fields that a form needs. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((name) => [name, String(exampleOf(properties[name] ?? {}))]));

/** Two bounds of a text: the characters that a person sees, a few less than all, and its code units. */
const characters = limits.content[1] - 100;
const repeated = (piece: string) =>
  piece.repeat(Math.min(characters / visibleLength(piece), (characters * limits.codeUnitsPerCharacter) / piece.length));
const marks = '\u0315'.repeat(8_000) + '\u0300'.repeat(8_000);

/** Texts of posts, as long as they may be; the first two fill the form. */
export const hostileTexts: Input<string>[] = [
  ['what begins pictures', 'src="data:'.repeat(1_500_000)],
  ['pictures that are none', '<img src="data:x">'.repeat(800_000)],
  ['tags', repeated('<b>x</b>')],
  ['paragraphs that nothing ends', repeated('<p>')],
  ['comments in an address', `<a href="/${repeated('<!---->')}">x</a>`],
  ['hosts of marks', repeated(`<a href="https://e${marks}.example">x</a>`)],
  ['one picture of ours', repeated(`<img src="/media/${'a'.repeat(32)}-960.webp">`)],
  ['links', repeated('<a href="/x">y</a>')],
  ['phone numbers', repeated('<li>0661 23 45 67</li>')],
  ['letters with marks', repeated('م\u0651\u064e\u0670')],
  ...pieces.map((piece): Input<string> => [nameOf(piece), repeated(piece)]),
];

const { rows, columns, bytes } = importLimits;
const headings = 'name,email,phone\n';
const person = ['أمين بن علي', 'amin@portal.example', '0550 10 20 30'];
const tableOf = (count: number, cells: string[]) => `${headings}${`${cells.join(',')}\n`.repeat(count)}`;
const members = Array.from({ length: rows }, (_, number) => `أمين,a${number}@portal.example,0550 10 20 30\n`);

/** Files of members: with the most rows and cells, the longest cells, and full of each sign that CSV knows. */
export const hostileTables: Input<string>[] = [
  ['a cell of 100 000 blanks', tableOf(1, [`x${' '.repeat(100_000)}x`, ...person.slice(1)])],
  ['a cell of nothing but 100 000 blanks', tableOf(1, [' '.repeat(100_000), ...person.slice(1)])],
  ['a cell of 100 000 quotes', tableOf(1, [`x${'"'.repeat(100_000)}x`, ...person.slice(1)])],
  ['a quoted cell of 60 000 quotes', tableOf(1, [`"x${'"'.repeat(60_000)}x"`, ...person.slice(1)])],
  ['the most members', headings + members.join('')],
  ['the same member', tableOf(rows, person)],
  ['rows without anything right', tableOf(rows, ['=x"', '@', '-'])],
  ['the most cells', `${headings.trim()}${',x'.repeat(columns - 3)}\n${`${Array(columns).fill('=x')}\n`.repeat(rows)}`],
  ['rows that name fields above the headings', `${Array(columns).fill('N° Tél و الهاتف')}\n`.repeat(1_000)],
  ['long cells', tableOf(Math.floor(bytes / 400), ['=;'.repeat(100), ...person.slice(1)])],
  ['more rows than may be', tableOf(bytes / 8, ['a', 'b', 'c'])],
  ...[',', ';', '\n', '\r', '\t', ' ', '"', 'x', '\0', ',"', '" '].map(
    (sign): Input<string> => [nameOf(sign), headings + sign.repeat((bytes - headings.length) / sign.length)],
  ),
];

/** Files that are as large as may be, and no pictures. */
export const hostileFiles: Input<Buffer>[] = [
  ['zeros', Buffer.alloc(limits.uploadBytes)],
  [
    'a picture that breaks off',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(limits.uploadBytes - 4, 0xff)]),
  ],
];
