import { createHash } from 'node:crypto';
import { inlineMark } from 'shared-api/contract/server-build.contract';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The shell marks what it writes into a document itself; nothing that people typed can carry the mark. */
const mark = ` nonce="${inlineMark}"`;
const opening = /<(script|style)\b([^<>]*)>/g;

/** The hash of nothing: emotion begins with an empty style element, and no policy governs the rules that it adds. */
const emptyStyle = hashOf('');

/** The marked scripts and styles that stand in a document itself. */
function* inlineTexts(document: string) {
  let done = 0;
  for (const { 0: tag, 1: element, 2: attributes = '', index } of document.matchAll(opening)) {
    if (index < done || !attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    const start = index + tag.length;
    const end = document.indexOf(`</${element}>`, start);
    if (end < 0) return; // it takes the rest of the document
    yield { element, text: document.slice(start, end) };
    done = end;
  }
}

function hashesIn(document: string, element: 'script' | 'style') {
  const texts = [...inlineTexts(document)].filter((each) => each.element === element).map(({ text }) => text);
  return [...new Set(texts.map(hashOf))];
}

export type SealedDocument = {
  /** The document without its marks: the same bytes for everybody. */
  document: string;
  /** The directives of the content security policy that fits it. */
  policy: string[];
};

/**
 * Allows a page our own files, and of inline scripts and styles those that the shell wrote, by their hashes.
 * Pictures are our own, or the author's before they are sent: another site's would tell it who reads.
 * Style attributes are allowed: they carry measures, and cannot run anything.
 * `scriptOrigin` is a developer's own machine, for one browser that asked for its build.
 */
export function sealDocument(document: string, scriptOrigin?: string): SealedDocument {
  const scripts = ["'self'", ...(scriptOrigin ? [scriptOrigin] : []), ...hashesIn(document, 'script')];
  const styles = ["'self'", ...hashesIn(document, 'style'), emptyStyle];
  return {
    document: document.replaceAll(mark, '').replaceAll(inlineMark, ''),
    policy: [
      "default-src 'self'",
      `script-src ${scripts.join(' ')}`,
      `style-src ${styles.join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ],
  };
}
