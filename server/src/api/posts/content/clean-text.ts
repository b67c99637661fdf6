import { limits } from 'shared-api/contract/limits';
import { hasAtMost, hasTooManyMarks } from 'shared-api/contract/text/text.contract';
import { fieldSentence } from '../../../messages.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { unlinkPhoneNumbers } from './link-phone-numbers.ts';
import { toOwnPaths } from './own-images.ts';
import { toPlainText } from './plain-text.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';
import { toStandardHtml } from './standard-html.ts';

/** Code units of the longest text. */
export const maxTextLength = limits.content[1] * limits.codeUnitsPerCharacter;

export const badContent = (code: string) => validationFailed({ content: fieldSentence('content', code) });

function rejectTooLong(html: string) {
  if (!hasAtMost(html, limits.content[1])) throw badContent('too_long');
}

/** Its words in NFC; tags, and the addresses of links in them, stay as they are. */
const normaliseWords = (html: string) =>
  hasTooManyMarks(html) ? html : html.replace(/(^|>)([^<>]+)/g, (_, before, words) => before + words.normalize());

/** A text that was sent, in standard HTML. @throws Rejection 400 */
export function cleanText(html: string, origin: string) {
  rejectTooLong(html);
  return normaliseWords(toOwnPaths(unlinkPhoneNumbers(toStandardHtml(sanitiseRichText(html))), origin));
}

/** The words of a text as it will be stored. @throws Rejection 400 */
export function toBoundedWords(html: string) {
  rejectTooLong(html);
  return toPlainText(html);
}
