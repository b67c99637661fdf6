import { Styles } from 'shared-ui/provider';
import { dirOf, VisuallyHidden } from 'shared-ui/static';
import css from './compared-text.css';

/** A run of words that both texts have, or one of them alone. */
export type ComparedPart = { words: string; change?: 'added' | 'removed' };

type ComparedTextProps = {
  /** Each block of the text, part by part. */
  blocks: readonly (readonly ComparedPart[])[];
  /** What a screen reader says before words that only one of the texts has. */
  labels: Record<'added' | 'removed', string>;
};

const elements = { added: 'ins', removed: 'del' } as const;

function Part({ words, change, labels }: ComparedPart & Pick<ComparedTextProps, 'labels'>) {
  if (!change) return words;
  const Element = elements[change];
  return (
    <Element>
      <VisuallyHidden>{labels[change]}</VisuallyHidden>
      {words}
    </Element>
  );
}

/** Two texts in one: what was added and what was removed is marked by more than its colour. */
export const ComparedText = ({ blocks, labels }: ComparedTextProps) => (
  <div className="ui-compared">
    <Styles css={css} />
    {blocks.map((parts, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a comparison never move
      <p key={at} dir={dirOf(parts.map(({ words }) => words).join(''))}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a block
          <Part key={index} {...part} labels={labels} />
        ))}
      </p>
    ))}
  </div>
);
