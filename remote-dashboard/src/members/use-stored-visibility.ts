import { useState } from 'react';
import { browserStorage } from 'shared-api/browser-storage';
import type { Visibility } from 'shared-ui/data-grid';

const key = 'dashboard-columns';
const atFirst: Visibility = { createdAt: false, lastSeen: false };

function read(): Visibility {
  try {
    return { ...atFirst, ...JSON.parse(browserStorage.read(key) ?? '{}') };
  } catch {
    return atFirst;
  }
}

export function useStoredVisibility() {
  const [visibility, setVisibility] = useState(read);
  function change(next: Visibility) {
    setVisibility(next);
    browserStorage.write(key, JSON.stringify(next));
  }
  return [visibility, change] as const;
}
