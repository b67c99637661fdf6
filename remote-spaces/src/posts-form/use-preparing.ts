import { useState } from 'react';

type Part = 'picture' | 'gallery';

/** Whether a part of the form is still being made ready to be sent: each tells of itself, and none ends the other's. */
export function usePreparing() {
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set());
  const reportOf = (part: Part) => (isPreparing: boolean) =>
    setParts((before) => {
      const others = [...before].filter((each) => each !== part);
      return new Set(isPreparing ? [...others, part] : others);
    });
  return { isPreparing: parts.size > 0, reportOf };
}
