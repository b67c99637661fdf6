/** A small picture beside the name of what it shows. */
export const Thumbnail = ({ src, shape = 'round' }: { src: string; shape?: 'round' | 'wide' }) => (
  <img
    className={shape === 'wide' ? 'ui-thumbnail ui-thumbnail-wide' : 'ui-thumbnail'}
    src={src}
    alt=""
    loading="lazy"
  />
);
