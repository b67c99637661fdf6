import { decodedMappings } from '@jridgewell/trace-mapping';
import { serverLimits } from '../../../limits.ts';
import type { MappedScript } from '../../../platform/registry/source-maps.ts';

/** Names that minification gives to what is no property are shorter than those that people give. */
const maxMinifiedLength = 2;

/** `f` of `async f`, `new f`, `Object.f`, `f [as g]`, and of `f/<` in Firefox. */
function lastWord(name: string) {
  const [called = ''] = name.endsWith(']') ? name.split(' [as ', 1) : [name];
  const pieces = called.match(/[\w$]+|[/<]+|[^\w$/<]+/g) ?? [];
  const last = pieces.findLast((piece) => !/^[/<]/.test(piece)) ?? '';
  return /^[\w$]/.test(last) ? last : undefined;
}

/** Whether the word at this place of a script names a function that begins there. */
function isDeclared(line: string, start: number, end: number) {
  const before = line.slice(Math.max(0, start - 12), start);
  const after = line.slice(end, end + 40);
  const isNamed = /\s/.test(before.slice(-1)) && /\b(?:function|function\s*\*|class|get|set)$/.test(before.trimEnd());
  return isNamed || /^\s*=\s*(?:async\b|function\b|\(|[\w$]+\s*=>)/.test(after);
}

/**
 * The name in the sources of the function that a browser names as the script does. A map has no names of functions, but
 * the name of each declared word: the declaration is the nearest one before the place in the function.
 */
export function findFunctionName(
  { map, lines }: MappedScript,
  { line, column, name }: { line: number; column: number; name: string | undefined },
): string | null {
  const word = lastWord(name ?? '');
  if (!word) return null;
  const text = lines[line - 1] ?? '';
  const segments = decodedMappings(map)[line - 1] ?? [];
  const from = segments.findLastIndex(([start]) => start < column);
  for (let index = from; index >= Math.max(0, from - serverLimits.maxSegmentsSearched); index -= 1) {
    const [start = 0, , , , nameIndex] = segments[index] ?? [];
    const end = start + word.length;
    if (!text.startsWith(word, start) || /[\w$]/.test(text[end] ?? '') || !isDeclared(text, start, end)) continue;
    if (nameIndex !== undefined) return map.names[nameIndex] ?? null;
    break; // it has its own name, or the map does not tell it
  }
  return word.length > maxMinifiedLength ? word : null;
}
