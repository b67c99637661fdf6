import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from 'shared-api/contract/wire/query.contract';

/** Who is no member and acts by links in mails alone. */
type Reader = { id: string; secret: string };

const macOf = ({ secret }: Reader, purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');

/** What a mailed link carries: the same in every mail to this reader, and worth nothing once its row is gone. */
export const toMailedToken = (reader: Reader, purpose: string) => `${reader.id}.${macOf(reader, purpose)}`;

/** The reader that a token names; whether it is genuine, its secret tells. */
export function idOfMailedToken(token: string) {
  const [id = ''] = token.split('.', 1);
  return isId(id) ? id : undefined;
}

export function isMailedToken(token: string, reader: Reader, purpose: string) {
  const given = Buffer.from(token);
  const expected = Buffer.from(toMailedToken(reader, purpose));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
