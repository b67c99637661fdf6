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

/**
 * Where a spreadsheet may begin a cell and read a formula, in wide signs as well: at the beginning, and after each list
 * separator of some locale. Blanks and quotes before the sign may be dropped on import.
 */
const formulaStart = /^(?=[\t\r\n])|(?<=(?:^|[;,\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g;

const toCell = (text: string) => {
  const harmless = text.replace(formulaStart, "'");
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
