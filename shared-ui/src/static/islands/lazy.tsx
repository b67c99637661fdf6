import { type ComponentType, memo, Suspense, use, useEffect, useRef } from 'react';
import { gateOf, openWhenNeeded } from './gate.ts';

type LazyProps = { id: string; of: ComponentType };

function Gated({ id, of: Content }: LazyProps) {
  use(gateOf(id));
  return <Content />;
}

/**
 * A section of the first page that stays the server's HTML until it is nearly seen, touched or focused.
 * `of` must be a constant component which reads its own data: a new value would make React throw the HTML away.
 */
export const Lazy = memo(function Lazy({ id, of }: LazyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? openWhenNeeded(id, place.current) : undefined), [id]);
  return (
    <div id={id} ref={place}>
      <Suspense fallback={null}>
        <Gated id={id} of={of} />
      </Suspense>
    </div>
  );
});
