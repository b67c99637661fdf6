import type { PrivateMember } from 'shared-api/contract/members.contract';
import { memberColumnNames } from '../../../messages.ts';

const columns: Record<keyof typeof memberColumnNames, (member: PrivateMember) => string> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  office: ({ office }) => office.name,
  role: ({ role }) => role,
  active: ({ Active }) => String(Active),
  createdAt: ({ createdAt }) => createdAt,
  lastSeenAt: ({ lastSeenAt }) => lastSeenAt ?? '',
};

/** A spreadsheet takes what begins like this for a formula, in wide signs as well, and would run it. */
const likeFormula = /^[=+\-@＝＋－＠\t\r\n]/;

const toCell = (text: string) => {
  const harmless = likeFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const toLine = (cells: string[]) => `${cells.map(toCell).join(',')}\r\n`;

/** The first bytes say that it is UTF-8, which spreadsheets do not guess. */
export async function* toCsv(batches: AsyncIterable<PrivateMember[]>) {
  yield `\ufeff${toLine(Object.values(memberColumnNames))}`;
  for await (const batch of batches) {
    yield batch.map((member) => toLine(Object.values(columns).map((read) => read(member)))).join('');
  }
}
