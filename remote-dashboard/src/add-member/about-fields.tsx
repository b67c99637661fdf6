import { limits } from 'shared-api/contract/limits';
import { FormColumns } from 'shared-ui/admin';
import { FormField, TextArea } from 'shared-ui/form';
import { messages } from './messages.ts';

export const AboutFields = () => (
  <FormColumns>
    <FormField name="bio" label={messages.bio}>
      <TextArea rows={3} max={limits.bio[1]} />
    </FormField>
    <FormField name="description" label={messages.description}>
      <TextArea rows={3} max={limits.about[1]} />
    </FormField>
  </FormColumns>
);
