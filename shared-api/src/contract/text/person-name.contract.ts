import * as v from 'valibot';
import { limits } from '../limits.ts';
import { boundedText, hasAtMost } from './text.contract.ts';

/** Its parts have two letters, or one of a Latin address: `J. P.` and `د.أحمد` are initials, `evil.example` and `t.me` are not. */
const dottedAddress =
  /[\p{L}\p{M}\p{N}]{2}[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}|\p{Script=Latin}[.\u3002\uff0e\uff61]\p{Script=Latin}{2}|\p{N}[.\u3002\uff0e\uff61]\p{N}/u;
/** `J.Dupont` and `St.Pierre`: initials that begin a word, before a part with a capital that is longer than a country's ending. */
const initialsBeforeName = /(^|[\s(])(?:\p{Lu}\p{L}?\.)+(?=\p{Lu}\p{L}{2})/gu;
/** What sites with short names end in most often. */
const commonEnding =
  /[.\u3002\uff0e\uff61](?:com|net|org|edu|gov|info|biz|app|dev|xyz|top|vip|shop|site|online|club|link|live)(?![\p{L}\p{N}])/iu;
const partOfAddress = /[@/\\\uff20\uff0f\uff3c]/u;

/** Whether mail programs would make no link of it, and its words are as long as names are. What is too long anyway is not looked at. */
const isNameOfPerson = (text: string) =>
  !hasAtMost(text, limits.name[1]) ||
  (!partOfAddress.test(text) &&
    !commonEnding.test(text) &&
    !dottedAddress.test(text.replace(initialsBeforeName, '$1')) &&
    text.split(/\s+/u).every((word) => hasAtMost(word, limits.nameWordLength)));

/**
 * What somebody is called. Others read it in pages and mails, so it holds no address of a site or a mailbox. Asked where a name is
 * given, not where one that is stored comes back as it was.
 */
export const PersonName = v.pipe(boundedText(limits.name), v.check(isNameOfPerson, 'bad_name'));
