/**
 * The address of a member's picture in 320 pixels, for where it is large; the API names the one in 192.
 * @param avatar as a reply has it: `/media/<hash>-192.webp`, or null
 */
export const largeAvatar = (avatar: string | null) => avatar?.replace(/-192\.webp$/, '-320.webp') ?? null;
