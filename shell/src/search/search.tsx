import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const SearchHost = lazy<() => ReactNode>(() =>
  import(/* webpackChunkName: "after-live" */ './search-host.tsx').then(
    (module) => ({ default: module.SearchHost }),
    () => ({ default: () => null }), // its signs are links to the posts
  ),
);

/** The search over every page, which comes once the page is live. */
export function Search() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <Suspense fallback={null}>
        <SearchHost />
      </Suspense>
    )
  );
}
