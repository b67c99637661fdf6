import { useState } from 'react';
import { limits } from 'shared-api/contract/limits';
import { FormField, TextArea } from 'shared-ui/form';
import { bounds } from '../forms/bounds.ts';
import { messages } from './messages.ts';

export function AboutFields({ refused }: { refused: Readonly<Record<string, string>> }) {
  const [bio, setBio] = useState('');
  const [description, setDescription] = useState('');
  return (
    <div className="ui-form-columns">
      <FormField label={messages.bio} error={refused.bio}>
        <TextArea
          name="bio"
          rows={3}
          most={limits.bio[1]}
          {...bounds(limits.bio)}
          value={bio}
          onChange={({ target }) => setBio(target.value)}
        />
      </FormField>
      <FormField label={messages.description} error={refused.description}>
        <TextArea
          name="description"
          rows={3}
          most={limits.about[1]}
          {...bounds(limits.about)}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </FormField>
    </div>
  );
}
