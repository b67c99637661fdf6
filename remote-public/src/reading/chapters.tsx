import { Block } from 'shared-ui/static';

export type Chapter = { title: string; paragraphs: readonly string[]; points?: readonly string[] };

export const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) =>
  chapters.map(({ title, paragraphs, points }) => (
    <Block key={title} title={title}>
      <div className="ui-prose ui-rich-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  ));
