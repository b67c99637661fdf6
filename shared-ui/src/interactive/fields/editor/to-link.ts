const accepted = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:[\d +()-]{3,})/i;

function withScheme(typed: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:)/i.test(typed) && !/^[\w.-]+\.[a-z]+:\d/i.test(typed)) return typed;
  if (/^[^\s@/]+@[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d ()-]{5,}$/.test(typed)) return `tel:${typed.replaceAll(/[ ()-]/g, '')}`;
  return `https://${typed}`;
}

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** The address a person means: a page, a mail box, a phone. Undefined of any other. */
export function toLink(typed: string): string | undefined {
  const url = withScheme(typed.trim());
  return accepted.test(url) && isUrl(url) ? url : undefined;
}
