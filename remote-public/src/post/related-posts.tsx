import { Link } from 'shared-ui/router';
import { buttonClass, Section } from 'shared-ui/static';
import { PostPreview } from '../posts/post-preview.tsx';
import type { Preview } from '../posts/to-preview.ts';
import { messages } from './messages.ts';

const pictureSizes = '(min-width: 62rem) 23rem, (min-width: 42rem) 46vw, 92vw';

export const RelatedPosts = ({ previews }: { previews: Preview[] }) => (
  <div className="ui-screen-only">
    <Section title={messages.related} tone="subtle">
      <ul className="ui-grid">
        {previews.map((preview) => (
          <li key={preview.id}>
            <PostPreview preview={preview} pictureSizes={pictureSizes} />
          </li>
        ))}
      </ul>
      <p className="ui-more">
        <Link className={buttonClass({ variant: 'outline' })} to="/posts">
          {messages.toAllPosts}
        </Link>
      </p>
    </Section>
  </div>
);
