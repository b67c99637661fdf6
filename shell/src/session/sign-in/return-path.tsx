import type { FormHandle } from 'shared-ui/form';

type ReturnPathProps = { form: Pick<FormHandle, 'valueOf'>; to: string | undefined };

/** The page that a member is led back to who signs in without JavaScript; a rejected form brings its own back. */
export function ReturnPath({ form, to }: ReturnPathProps) {
  const path = form.valueOf('to') || to;
  return path && <input type="hidden" name="to" value={path} />;
}
