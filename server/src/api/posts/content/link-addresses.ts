import { serverLimits } from '../../../limits.ts';
import { isLongHost } from './long-host.ts';
import { replaceTokens } from './replace-tokens.ts';

/**
 * An address of a page in sanitised words, up to a blank, a tag, a sign that directs text, or Arabic punctuation. What stands
 * before it is no letter or sign of an address.
 */
const address =
  /(?<![\w@/.-])(?:https?:\/\/|www\.)(?:&amp;|[^\s<>"&،؛؟«»“”\u200b-\u200f\u202a-\u202e\u2060-\u2069])+/gi;
const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{', '’': '‘' };
const sentenceEnds = ".,:;!?…'*_~|–—";

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** The address without the punctuation of the sentence behind it: a bracket is part of it where it was opened in it. */
function withoutPunctuation(written: string) {
  let end = written.length;
  const extra = new Map(
    Object.entries(pairs).map(([closing, opening]) => [closing, countOf(written, closing) - countOf(written, opening)]),
  );
  for (;;) {
    const sign = written[end - 1] ?? '';
    const unopened = extra.get(sign);
    if (unopened !== undefined && unopened > 0) extra.set(sign, unopened - 1);
    else if (unopened !== undefined || !sentenceEnds.includes(sign)) break;
    if (sign === ';' && written.endsWith('&amp;', end)) end -= '&amp'.length;
    end -= 1;
  }
  return written.slice(0, end);
}

/** A name with a point in it: `http://x` is an example. */
const host = /^https?:\/\/[^/?#]*\.[^/?#]/i;

function toLink(written: string) {
  const shown = withoutPunctuation(written);
  const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
  if (!host.test(href) || isLongHost(href) || !URL.canParse(href)) return written;
  return `<a href="${href}" dir="ltr" rel="noopener noreferrer" target="_blank">${shown}</a>${written.slice(shown.length)}`;
}

/** A tap on an address opens its page. Links that the author made stay; addresses past the bound stay words. */
export function linkAddresses(html: string) {
  if (!/https?:\/\/|www\./i.test(html)) return html;
  const most = serverLimits.maxAddressesLinked;
  let left: number = most;
  const linkAll = (words: string) =>
    words.replace(address, (written) => {
      left -= 1;
      return left < 0 ? written : toLink(written);
    });
  return replaceTokens(html, (text, { isTag, isInLink }) => (isTag || isInLink ? text : linkAll(text)), 2 * most);
}
