import { useState } from 'react';
import type { Visibility } from 'shared-ui/data-grid';

const key = 'dashboard-columns';
const atFirst: Visibility = { createdAt: false, lastSeen: false };

function read(): Visibility {
  try {
    return { ...atFirst, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return atFirst;
  }
}

function keep(visibility: Visibility): void {
  try {
    localStorage.setItem(key, JSON.stringify(visibility));
  } catch (error) {
    reportError(error);
  }
}

export function useKeptVisibility() {
  const [visibility, setVisibility] = useState(read);
  function change(next: Visibility) {
    setVisibility(next);
    keep(next);
  }
  return [visibility, change] as const;
}
