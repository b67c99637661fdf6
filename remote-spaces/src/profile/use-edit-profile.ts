import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { type ProfileFields, updateProfile } from 'shared-api/client/profile.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { replaceMember } from 'shared-api/session/session.store';
import { stillRefused } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { explainFailure } from '../sending/explain-failure.ts';
import { useSending } from '../sending/use-sending.ts';
import { profileMessages as messages } from './messages.ts';

const toFields = ({ name, email, phone, bio, about }: PrivateMember): ProfileFields => ({
  name,
  email,
  phone,
  bio,
  about,
  password: '',
  confirmPassword: '',
});

export function useEditProfile(member: PrivateMember) {
  const [fields, setFields] = useState(() => toFields(member));
  const [avatar, setAvatar] = useState<Blob>();
  const [edition, setEdition] = useState(0);
  const [refused, setRefused] = useState<ApiError['fields']>({});
  /** How often something was changed, and how much of that is saved. */
  const changes = useRef({ made: 0, saved: 0 });
  const { send, ...sending } = useSending();

  function set(change: Partial<ProfileFields>) {
    changes.current.made += 1;
    setFields((current) => ({ ...current, ...change }));
    setRefused((current) => stillRefused(current, change));
  }
  function choose(picture: Blob | undefined) {
    if (picture) changes.current.made += 1;
    setAvatar(picture);
  }
  function showSaved(saved: PrivateMember) {
    changes.current.saved = changes.current.made;
    setFields(toFields(saved));
    setAvatar(undefined);
    setRefused({});
    setEdition((last) => last + 1);
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setRefused({});
    const { made } = changes.current;
    try {
      const { member: saved } = await send((way) => updateProfile(member.id, fields, avatar, way));
      replaceMember(saved);
      if (made === changes.current.made) showSaved(saved);
      else changes.current.saved = made; // what was typed meanwhile stays, unsaved
      notify.success(messages.saved);
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields);
      notify.failure(explainFailure(error, messages.saveFailed));
    }
  }

  return {
    fields,
    set,
    refused,
    isDifferent: fields.password !== fields.confirmPassword,
    edition,
    choose,
    sending,
    save,
    cancel: () => showSaved(member),
    isDirty: () => changes.current.made > changes.current.saved,
  };
}
