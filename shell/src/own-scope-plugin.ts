import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScope = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0]['shareScope'];
type Versions = ShareScope[string];

const mapValues = <From, To>(of: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));

const copy = (scope: ShareScope): ShareScope =>
  mapValues<Versions, Versions>(scope, (versions) => mapValues(versions, (shared) => ({ ...shared })));

/**
 * Hands each remote a copy of what the shell provides: a singleton that a remote replaces there, or adds, is its own alone.
 * The runtime writes to the copies, so that they cannot be frozen. React's modules, whose exports could be assigned, are.
 */
export function ownScopePlugin(scope: ShareScope): ModuleFederationRuntimePlugin {
  // taken before the script of any remote has run
  const provided = copy(scope);
  for (const versions of Object.values(provided)) for (const { lib } of Object.values(versions)) Object.freeze(lib?.());
  return {
    name: 'own-scope',
    beforeInitContainer: ({ remoteEntryInitOptions, ...request }) => ({
      ...request,
      shareScope: copy(provided),
      // without the scopes of the shell, which the runtime hides there
      remoteEntryInitOptions: { ...remoteEntryInitOptions },
    }),
  };
}
