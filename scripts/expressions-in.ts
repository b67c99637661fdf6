import { parseSync } from '@swc/core';

/** A regular expression of a source. Without a `pattern` where that is put together while the program runs. */
export type Expression = { pattern: string | undefined; flags: string; line: number };

type SourceNode = { type: string; span: { start: number }; [key: string]: unknown };
type Argument = { expression: SourceNode };

const isNode = (value: object): value is SourceNode => 'type' in value && 'span' in value;

function* nodesIn(value: unknown): Generator<SourceNode> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** The text of a literal; undefined of anything else. */
function textOf(node: SourceNode | undefined) {
  if (node?.type === 'StringLiteral') return node.value as string;
  const [text, ...others] = node?.type === 'TemplateLiteral' ? (node.quasis as { cooked: string }[]) : [];
  return others.length === 0 ? text?.cooked : undefined;
}

const isRegExp = (callee: unknown) => {
  const { type, value } = callee as { type: string; value?: string };
  return type === 'Identifier' && value === 'RegExp';
};

function toExpression({ type, ...node }: SourceNode) {
  if (type === 'RegExpLiteral') return { pattern: node.pattern as string, flags: node.flags as string };
  if ((type !== 'NewExpression' && type !== 'CallExpression') || !isRegExp(node.callee)) return undefined;
  const [pattern, flags] = (node.arguments as Argument[]).map(({ expression }) => expression);
  return { pattern: textOf(pattern), flags: textOf(flags) ?? '' };
}

/** All regular expressions of a TypeScript source: the literals, and what is made with `RegExp`. */
export function expressionsIn(source: string): Expression[] {
  const bytes = Buffer.from(source);
  // places count bytes, from 1
  const lineOf = ({ span }: SourceNode) =>
    bytes
      .subarray(0, span.start - 1)
      .toString()
      .split('\n').length;
  return [...nodesIn(parseSync(source, { syntax: 'typescript' }))].flatMap((node) => {
    const expression = toExpression(node);
    return expression ? { ...expression, line: lineOf(node) } : [];
  });
}
