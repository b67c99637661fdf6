import { limits } from 'shared-api/contract/limits';
import type { ManagedOffice } from 'shared-api/contract/managed-offices.contract';
import { FormField, FormMessage, ImageInput, SubmitButton, TextInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { bounds, phoneBounds } from '../forms/bounds.ts';
import { messages } from './messages.ts';
import { useSaveOffice } from './use-save-office.ts';

type OfficeFormProps = { office: ManagedOffice; isNew: boolean; onClose: () => void };

/** The fields of an office: empty for a new one, as they are for one that is edited. */
export function OfficeForm({ office, isNew, onClose }: OfficeFormProps) {
  const { form, refused, isBusy, failure, change, submit } = useSaveOffice(office, isNew, onClose);
  const saved = isNew ? { name: '', email: '', phone: '', cover: null } : office;
  return (
    <form ref={form} className="ui-form" noValidate onInput={change} onSubmit={submit}>
      {!isNew && <p className="ui-faint">{messages.keeps}</p>}
      <FormField label={messages.name} error={refused.name} isRequired={isNew}>
        <TextInput name="name" autoComplete="off" defaultValue={saved.name} {...bounds(limits.name)} />
      </FormField>
      <FormField label={messages.email} error={refused.email} isRequired={isNew}>
        <TextInput
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          defaultValue={saved.email ?? ''}
          {...bounds(limits.email)}
        />
      </FormField>
      <FormField label={messages.phone} error={refused.phone} isRequired={isNew}>
        <TextInput
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="off"
          defaultValue={saved.phone ?? ''}
          {...phoneBounds}
        />
      </FormField>
      <FormField label={messages.cover} error={refused.cover}>
        <ImageInput name="cover" shape="wide" src={saved.cover} />
      </FormField>
      {failure && <FormMessage>{failure}</FormMessage>}
      <div className="ui-actions">
        <SubmitButton isBusy={isBusy}>{messages.save}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
