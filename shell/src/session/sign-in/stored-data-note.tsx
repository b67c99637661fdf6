import { consentVersion } from 'shared-api/contract/accounts/personal-data.contract';
import { FormNote } from 'shared-ui/form';
import { messages } from '../messages.ts';

/** What signing up leaves with the portal; pressing its button agrees to this edition. */
export const StoredDataNote = () => (
  <>
    <FormNote summary={messages.whatIsStored}>
      <ul>
        {messages.kept.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </FormNote>
    <p>{messages.consent}</p>
    <input type="hidden" name="consent" value={consentVersion} />
  </>
);
