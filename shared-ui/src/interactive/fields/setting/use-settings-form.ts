import { useForm } from 'shared-ui/form';
import type { Schema } from '../form/schema.ts';
import type { FormOptions } from '../form/submit-form.ts';

type Answered = Parameters<FormOptions<unknown, unknown>['onSent']>[1];
type SettingsFormOptions<Output, Reply> = Omit<FormOptions<Output, Reply>, 'onSent' | 'reportsIn'> & {
  /** Takes what was answered into the page. */
  onSaved?: (reply: Reply, answered: Answered) => void;
};

/** A form of settings: saved by its button; how that ended is told in a notice, success in the sentence of the server. */
export const useSettingsForm = <Output, Reply extends { message: string }>(
  schema: Schema<Output>,
  { onSaved, ...options }: SettingsFormOptions<Output, Reply>,
) =>
  useForm<Output, Reply>(schema, {
    ...options,
    reportsIn: 'notice',
    onSent(reply, answered) {
      onSaved?.(reply, answered);
      return reply.message;
    },
  });
