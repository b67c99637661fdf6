import { Suspense } from 'react';
import { type FormHandle, useFormValues } from 'shared-ui/form';
import { island } from 'shared-ui/static';

export const AnnouncementFields = island(() =>
  import('./announcement-fields.tsx').then((module) => module.AnnouncementFields),
);

/** Of an announcement alone; a post that becomes one has it from then on. */
export function AnnouncementPart({ form }: { form: FormHandle }) {
  const isAd = useFormValues(form, ({ type }) => type === 'Ad');
  return (
    isAd && (
      <Suspense fallback={null}>
        <AnnouncementFields form={form} />
      </Suspense>
    )
  );
}
