import type { FrontEndContract } from 'deploy/registry';
import type { SharedModule } from 'shared-api/contract/front-ends/front-ends.contract';

/** `name/` stands for all below it, beside `name` itself: one module for a person. */
const toModule = (name: string) => name.replace(/\/$/, '');

/** What the host gives and is announced to give, and which live builds take it: each with the version it was built against. */
export function sharedModulesOf(
  contracts: readonly { version: string; contract: FrontEndContract }[],
  announced: FrontEndContract['provides'] = {},
): SharedModule[] {
  const next = new Map(Object.entries(announced).map(([name, version]) => [toModule(name), version]));
  const provided = new Map(
    contracts.flatMap(({ contract }) =>
      Object.entries(contract.provides).map(([name, version]) => [toModule(name), version] as const),
    ),
  );
  return [...provided].map(([name, version]) => ({
    name,
    version,
    announced: next.get(name) ?? null,
    takenBy: contracts.flatMap(({ version: build, contract }) => {
      const taken = Object.entries(contract.requires).find(([module]) => toModule(module) === name);
      return taken ? [{ frontEnd: contract.name, build, builtAgainst: taken[1] }] : [];
    }),
  }));
}
