type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
};

/** The first letters of the first two words; a space keeps Arabic letters from joining. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join(' ');

/** A person's picture, or the initials. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  return (
    <span className={`ui-avatar${size === 'md' ? '' : ` ui-avatar-${size}`}`} aria-hidden="true">
      {src ? <img src={src} alt="" width="96" height="96" loading="lazy" decoding="async" /> : initialsOf(name)}
    </span>
  );
}
