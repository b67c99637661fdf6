import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './fixtures.ts';

/** The parts of a mail are quoted-printable: bytes as `=D8`, long lines broken by `=`. */
const decode = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

async function readMailsTo(recipient: string) {
  const folder = join(process.env.PORTAL_DATA_DIR ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(join(folder, name), 'latin1')),
  );
  return mails.filter((mail) => mail.includes(`To: ${recipient}`)).map(decode);
}

/** The newest of so many mails to somebody: the portal of all journeys has no mail server and keeps them in a folder. */
export async function readNewestMail(recipient: string, mails: number): Promise<string> {
  await expect.poll(async () => (await readMailsTo(recipient)).length).toBe(mails);
  return (await readMailsTo(recipient)).at(-1) ?? '';
}

/** The link to an account page in that mail. */
export async function readMailedLink(recipient: string, mails: number): Promise<string> {
  const [link = ''] = /http\S+\/account\/\w+#[\w-]+/.exec(await readNewestMail(recipient, mails)) ?? [];
  expect(link, `no link was mailed to ${recipient}`).not.toBe('');
  return link;
}
