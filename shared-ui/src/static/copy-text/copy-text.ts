import { notify } from 'shared-ui/static';

/** Puts the text on the clipboard, and says so; or says what to do where the browser does not allow it. */
export async function copyText(text: string, said: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(said.copied);
  } catch {
    notify.failure(said.failed);
  }
}
