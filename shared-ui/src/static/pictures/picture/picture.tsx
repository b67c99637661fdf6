export type PictureSource = {
  sources: ReadonlyArray<{ type: string; srcset: string }>;
  width: number;
  height: number;
  /** The main colour, shown until the picture is there; of one with transparent parts what is seen through them. */
  placeholder: string;
};

type PictureProps = {
  picture: PictureSource;
  alt: string;
  /** The width it is rendered with, as in the `sizes` of an image. */
  sizes?: string;
  /** For a picture seen at once: loaded first instead of when it comes near. */
  eager?: boolean;
};

const firstUrl = (srcset: string | undefined) => srcset?.trim().split(/[\s,]/u)[0];

/** A picture in the best format the browser knows. It keeps its place while it loads. */
export function Picture({ picture, alt, sizes = '100vw', eager = false }: PictureProps) {
  const { sources, width, height, placeholder } = picture;
  return (
    <span className="ui-picture" style={{ background: placeholder }}>
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={firstUrl(sources.at(-1)?.srcset)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
        />
      </picture>
    </span>
  );
}
