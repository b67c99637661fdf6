import { knownPromise } from '../../shared-ui/src/static/islands/known-promise.ts';

export { openWhenNeeded } from '../../shared-ui/src/static/islands/gate.ts';

const open = knownPromise(Promise.resolve(), undefined);

/** Stands in the place of shared-ui's `gate.ts`: no section waits until it is seen. */
export const gateOf = () => open;
