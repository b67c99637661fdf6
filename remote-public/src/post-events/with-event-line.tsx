import type { ReactNode } from 'react';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { TimeAndPlace } from 'shared-ui/lists';
import { Bdi } from 'shared-ui/static';
import { messages } from './messages.ts';

/** For a card: above the text of an event, when and where it is, and whether one still finds a place. */
export const withEventLine = <Preview extends { text: ReactNode }>({
  event,
  ...preview
}: Preview & { event: PostEvent | null }) =>
  event
    ? {
        ...preview,
        text: (
          <>
            <TimeAndPlace
              {...event}
              mark={event.isCancelled && messages.cancelledMark}
              note={event.placesLeft === null ? undefined : messages.left(event.placesLeft)}
            />
            <br />
            <Bdi>{preview.text}</Bdi>
          </>
        ),
      }
    : preview;
