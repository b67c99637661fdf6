import { hash } from 'node:crypto';
import { inlineMark } from 'shared-api/contract/front-ends/server-build.contract';
import { maxCachedHashes, maxCachedHashLength } from '../limits.ts';

const toHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** By the text: the shell writes the same scripts, and few variants of its styles, into page after page. */
const cachedHashes = new Map<string, string>();

function hashOf(text: string) {
  const cached = cachedHashes.get(text);
  if (cached) return cached;
  const made = toHash(text);
  if (text.length > maxCachedHashLength) return made;
  if (cachedHashes.size >= maxCachedHashes) cachedHashes.clear();
  cachedHashes.set(Buffer.from(text).toString(), made); // a slice as the key would hold its whole document in memory
  return made;
}

/** The shell marks what it writes into a document itself; nothing that people typed can carry the mark. */
const mark = ` nonce="${inlineMark}"`;
const opening = /<(script|style)\b([^<>]*)>/g;

/** The hash of nothing: emotion begins with an empty style element, and no policy governs the rules that it adds. */
const emptyStyle = toHash('');

/** The hashes of the marked scripts and styles that stand in a document itself, each once. */
function inlineHashes(document: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let done = 0;
  for (const { 0: tag, 1: element, 2: attributes = '', index } of document.matchAll(opening)) {
    if (index < done || !attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    const start = index + tag.length;
    const end = document.indexOf(`</${element}>`, start);
    if (end < 0) break; // it takes the rest of the document
    hashes[element as keyof typeof hashes].add(hashOf(document.slice(start, end)));
    done = end;
  }
  return hashes;
}

export type HashedDocument = {
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
export function addCspHashes(document: string, scriptOrigin?: string): HashedDocument {
  const { script, style } = inlineHashes(document);
  const scripts = ["'self'", ...(scriptOrigin ? [scriptOrigin] : []), ...script];
  const styles = ["'self'", ...style, emptyStyle];
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
