/** An event is an announcement with a time and a place. */
export const postKinds = ['post', 'announcement', 'event'] as const;
export type PostKind = (typeof postKinds)[number];

/** What each is on the wire. */
export const fieldsOfKind = {
  post: { type: 'Post', isEvent: 'no' },
  announcement: { type: 'Ad', isEvent: 'no' },
  event: { type: 'Ad', isEvent: 'yes' },
} as const satisfies Record<PostKind, Record<string, string>>;

export function kindOf({ type, isEvent }: Readonly<Record<string, string>>): PostKind {
  if (type !== 'Ad') return 'post';
  return isEvent === 'yes' ? 'event' : 'announcement';
}
