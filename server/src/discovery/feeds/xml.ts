import { escapeAttribute, escapeText, escapeUTF8 } from 'entities/escape';
import { Parser } from 'htmlparser2';
import { toOutgoingHtml } from './to-outgoing-html.ts';

/** Characters that XML does not allow, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be found
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text escaped for an element or an attribute. */
export const toXmlText = (text: string) => escapeUTF8(text.replace(forbidden, ''));

/** Words as the HTML that a reader of RSS takes a description for, escaped for an element. */
export const toXmlHtml = (words: string) => toXmlText(escapeText(words));

const addresses = ['href', 'src'];
const ownPath = /^\/(?![/\\])/;

/** HTML whose links and pictures name the portal's own pages with `origin`. What reads like an attribute in its words stays as it is. */
function toAbsolute(html: string, origin: string) {
  const written: string[] = [];
  let done = 0;
  const parser = new Parser({
    onattribute(name, value) {
      if (!addresses.includes(name) || !ownPath.test(value)) return;
      written.push(html.slice(done, parser.startIndex), `${name}="${escapeAttribute(origin + value)}"`);
      done = parser.endIndex;
    },
  });
  parser.end(html);
  return written.join('') + html.slice(done);
}

/** The HTML of a post with absolute addresses, escaped for an element. */
export const toForeignHtml = (html: string, origin: string) => toXmlText(toAbsolute(toOutgoingHtml(html), origin));
