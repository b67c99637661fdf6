const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/**
 * Which of `tags`, those of one file, the client holds by its `If-None-Match`; weak ones equal strong ones (RFC 9110, 13.1.2), and `*`
 * stands for whatever there is.
 */
export function heldTag(ifNoneMatch: string | undefined, tags: [string, ...string[]]): string | undefined {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => withoutWeakness(tag.trim()));
  return held[0] === '*' ? tags[0] : tags.find((tag) => held.includes(withoutWeakness(tag)));
}
