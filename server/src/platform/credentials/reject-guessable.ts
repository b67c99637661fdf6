import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldSentence } from '../../messages.ts';
import { validationFailed } from '../errors.ts';

/** The 49 000 that lists of stolen passwords hold most often, in small letters. */
const common = new Set(dictionary['passwords-common']);
/** Shorter names stand in too many words. */
const minNameLength = 4;

type Holder = { name: string; email: string };

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

function holdsNameOf(password: string, { name, email }: Holder) {
  const [mailbox = ''] = email.split('@');
  const names = [mailbox, ...name.split(/\s+/)].map(plain);
  return names.some((part) => part.length >= minNameLength && password.includes(part));
}

/** Rejects what is tried first by who wants to get into an account. @throws Rejection 400 with `fields.password` */
export function rejectGuessable(password: string, holder: Holder, reject = validationFailed) {
  const given = plain(password);
  const code = common.has(given) ? 'too_common' : holdsNameOf(given, holder) ? 'holds_name' : undefined;
  if (code) throw reject({ password: fieldSentence('password', code) });
}
