import { Passage } from 'shared-ui/layout';
import { Block } from 'shared-ui/static';

export type Chapter = { title: string; paragraphs: readonly string[]; points?: readonly string[] };

export const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) =>
  chapters.map(({ title, paragraphs, points }) => (
    <Block key={title} title={title}>
      <Passage paragraphs={paragraphs} points={points} />
    </Block>
  ));
