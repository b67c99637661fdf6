import * as pathTo from 'shared-api/contract/path-to';
import { Grid, ScreenOnly } from 'shared-ui/layout';
import { More } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { buttonClass, Section } from 'shared-ui/static';
import { withEventLine } from '../post-events/with-event-line.tsx';
import { pictureSizes } from '../posts/first-picture.ts';
import { PostPreview } from '../posts/post-preview.tsx';
import type { PreviewWithEvent } from '../posts/to-preview-with-event.ts';
import { messages } from './messages.ts';

export const RelatedPosts = ({ previews }: { previews: PreviewWithEvent[] }) => (
  <ScreenOnly>
    <Section title={messages.related} tone="subtle">
      <Grid>
        {previews.map((preview) => (
          <li key={preview.id}>
            <PostPreview preview={withEventLine(preview)} pictureSizes={pictureSizes} />
          </li>
        ))}
      </Grid>
      <More>
        <Link className={buttonClass({ variant: 'outline' })} to={pathTo.posts}>
          {messages.toAllPosts}
        </Link>
      </More>
    </Section>
  </ScreenOnly>
);
