import type { FormHandle } from 'shared-ui/form';
import { Button, openWhenLoaded } from 'shared-ui/static';
import { preloadQuietly } from '../../loaders/preload-quietly.ts';
import { postFormMessages as messages } from '../messages.ts';
import { LaterDialog } from './later-dialogs.ts';

type LaterButtonProps = { form: FormHandle; isPending: boolean; onOpen: () => void };

/** Asks when the post is to be published, once it lacks nothing. */
export function LaterButton({ form: { element, schema, state }, isPending, onOpen }: LaterButtonProps) {
  function open() {
    const checked = schema['~standard'].validate(state.values());
    if ('issues' in checked && checked.issues) return element.current?.requestSubmit(); // which tells what is missing
    void openWhenLoaded(LaterDialog, onOpen);
  }
  return (
    <Button
      variant="outline"
      aria-haspopup="dialog"
      disabled={isPending}
      onClick={open}
      onPointerEnter={() => preloadQuietly(LaterDialog)}
      onFocus={() => preloadQuietly(LaterDialog)}
    >
      {messages.publishLater}
    </Button>
  );
}
