import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const SearchHost = lazy<ComponentType>(() =>
  import('../after-live.ts').then(
    ({ SearchHost }) => ({ default: SearchHost }),
    () => ({ default: () => null }), // its signs are links to the posts
  ),
);

/** The search over every page, which comes once the page is live. */
export function Search() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <Suspense>
        <SearchHost />
      </Suspense>
    )
  );
}
