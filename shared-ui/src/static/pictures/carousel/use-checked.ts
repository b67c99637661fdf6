import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/** Whether the browser's own check box is ticked, be it before the page was hydrated. `field` goes into its `<input>`. */
export function useChecked() {
  const ref = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => setChecked(ref.current?.checked === true), []);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setChecked(event.target.checked);
  return { isChecked, field: { ref, onChange } };
}
