import { limits } from 'shared-api/contract/limits';
import { FormField, TextArea } from 'shared-ui/form';
import { messages } from './messages.ts';

export const AboutFields = () => (
  <div className="ui-form-columns">
    <FormField name="bio" label={messages.bio}>
      <TextArea rows={3} max={limits.bio[1]} />
    </FormField>
    <FormField name="description" label={messages.description}>
      <TextArea rows={3} max={limits.about[1]} />
    </FormField>
  </div>
);
