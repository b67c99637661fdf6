import { Suspense, useEffect } from 'react';
import { EventForm } from 'shared-api/contract/posts/post-events.contract';
import { type FormHandle, useFormValues } from 'shared-ui/form';
import { island } from 'shared-ui/static';
import { kindOf } from './post-kind.ts';

export const AnnouncementFields = island(() =>
  import('./announcement-fields.tsx').then((module) => module.AnnouncementFields),
);

type Schema = (typeof EventForm.entries)[keyof typeof EventForm.entries];

function isRejected(schema: Schema, value: unknown) {
  const result = schema['~standard'].validate(value);
  return 'issues' in result && result.issues !== undefined;
}

/** What no field shows must not keep the post from being sent; what was typed well stays, for who changes its mind. */
function forgetRejected({ values, change }: FormHandle['state']) {
  for (const [name, schema] of Object.entries(EventForm.entries))
    if (values()[name] !== undefined && isRejected(schema, values()[name])) change(name, undefined);
}

type AnnouncementPartProps = { form: FormHandle; asksForEvent?: boolean };

/** Of an announcement alone; a post that becomes one has it from then on. */
export function AnnouncementPart({ form, asksForEvent = false }: AnnouncementPartProps) {
  const kind = useFormValues(form, kindOf);
  const { state } = form;
  useEffect(() => {
    if (kind !== 'event') forgetRejected(state);
  }, [kind, state]);
  return (
    kind !== 'post' && (
      <Suspense fallback={null}>
        <AnnouncementFields form={form} asksForEvent={asksForEvent} />
      </Suspense>
    )
  );
}
