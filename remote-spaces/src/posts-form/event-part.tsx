import { Suspense } from 'react';
import { type FormHandle, useFormValues } from 'shared-ui/form';
import { island } from 'shared-ui/static';

export const EventFields = island(() => import('./event-fields.tsx').then((module) => module.EventFields));

/** Of an announcement alone; a post that becomes one has it from then on. */
export function EventPart({ form }: { form: FormHandle }) {
  const isAd = useFormValues(form, ({ type }) => type === 'Ad');
  return (
    isAd && (
      <Suspense fallback={null}>
        <EventFields form={form} />
      </Suspense>
    )
  );
}
