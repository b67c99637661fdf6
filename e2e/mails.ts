import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import type { Portal } from './portal.ts';

/** What a portal keeps, mails included. */
type Kept = Pick<Portal, 'dataDir'>;

/** The parts of a mail are quoted-printable: bytes as `=D8`, long lines broken by `=`. */
const decode = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

async function readMailsTo({ dataDir }: Kept, recipient: string) {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(join(folder, name), 'latin1')),
  );
  return mails.filter((mail) => mail.includes(`To: ${recipient}`)).map(decode);
}

/** The newest of so many mails to somebody: a portal without a mail server keeps them in a folder. */
export async function readNewestMail(portal: Kept, recipient: string, mails: number): Promise<string> {
  await expect.poll(async () => (await readMailsTo(portal, recipient)).length).toBe(mails);
  return (await readMailsTo(portal, recipient)).at(-1) ?? '';
}

/** The link to an account page in that mail. */
export async function readMailedLink(portal: Kept, recipient: string, mails: number): Promise<string> {
  const [link = ''] = /http\S+\/account\/\w+#[\w-]+/.exec(await readNewestMail(portal, recipient, mails)) ?? [];
  expect(link, `no link was mailed to ${recipient}`).not.toBe('');
  return link;
}
