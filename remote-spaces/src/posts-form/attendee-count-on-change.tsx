import type { Post } from 'shared-api/contract/posts/posts.contract';
import { CacheProvider } from 'shared-api/query';
import { type FormHandle, useFormValues } from 'shared-ui/form';
import { AttendeeCount } from '../posts/attendee-count.tsx';
import { textOf } from './use-other-texts.ts';

const told = ['type', 'isEvent', 'eventBegins', 'eventEnds', 'eventPlace', 'eventAddress'];

type AttendeeCountOnChangeProps = { form: FormHandle; saved: Post; viewerId: string };

/** Once the form holds another time or place of the event, or no event any more: who is registered will hear of it. */
export function AttendeeCountOnChange({ form, saved, viewerId }: AttendeeCountOnChangeProps) {
  const before: Record<string, string> = textOf(saved);
  const isChanged = useFormValues(form, (values) => told.some((name) => (values[name] ?? '') !== (before[name] ?? '')));
  return (
    saved.event &&
    isChanged && (
      <CacheProvider viewerId={viewerId}>
        <AttendeeCount postId={saved.id} />
      </CacheProvider>
    )
  );
}
