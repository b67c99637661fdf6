import { dirOf } from 'shared-ui/static';
import { buttonClass } from '../../actions/button/button-class.ts';
import { RichText } from './rich-text.tsx';

type LongTextProps = Parameters<typeof RichText>[0] & {
  /** What is read of it while it is folded. */
  beginning: string;
  /** On what unfolds it, and on what folds it again. */
  more: string;
  less: string;
};

/** The beginning of a text, and the whole on request. It is the browser's own, so it unfolds without any script. */
export const LongText = ({ beginning, more, less, html, titleLevel }: LongTextProps) => (
  <>
    <p dir={dirOf(beginning)}>{beginning}</p>
    <details className="ui-long-text">
      <summary className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        <span>{more}</span>
        <span>{less}</span>
      </summary>
      <RichText html={html.replaceAll('<img ', '<img loading="lazy" ')} titleLevel={titleLevel} />
    </details>
  </>
);
