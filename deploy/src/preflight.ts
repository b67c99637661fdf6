import type { FrontEndContract } from './front-end.contract.ts';
import { messages } from './messages.ts';

export interface Candidate {
  contract: FrontEndContract;
  /** Bytes on the wire (brotli) of each file of the build. */
  wireBytes: ReadonlyMap<string, number>;
}

type Contracts = ReadonlyMap<string, FrontEndContract>;

export interface Preflight {
  candidates: readonly Candidate[];
  /** Contracts of the builds that are live now, by name. */
  live: Contracts;
  /** The team knows that exposes or routes go away. */
  major: boolean;
}

/** Why these builds may not go live together beside what is live; empty when they may. */
export function preflight({ candidates, live, major }: Preflight): string[] {
  const contracts = candidates.map(({ contract }) => contract);
  const after: Contracts = new Map([...live, ...contracts.map((contract) => [contract.name, contract] as const)]);
  return [
    ...repeatedNames(contracts),
    ...hostRefusals(contracts, live, after),
    ...singletonRefusals(contracts, after),
    ...(major ? [] : contracts.flatMap((contract) => vanished(contract, live.get(contract.name)))),
    ...contracts.flatMap((contract) => sharedRoutes(contract, after)),
    ...candidates.flatMap(scriptRefusals),
    ...candidates.flatMap(overBudget),
  ];
}

function repeatedNames(contracts: readonly FrontEndContract[]) {
  const names = contracts.map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(messages.namedTwice);
}

function hostRefusals(contracts: readonly FrontEndContract[], live: Contracts, after: Contracts) {
  const hosts = [...after.values()].filter(({ kind }) => kind === 'host');
  const [host, second] = hosts;
  if (!host) {
    const former = contracts.find(({ name }) => live.get(name)?.kind === 'host');
    return [former ? messages.noLongerHost(former.name) : messages.hostFirst];
  }
  const { react, 'react-dom': reactDom } = host.provides;
  return [
    ...(second ? [messages.secondHost(second.name, host.name)] : []),
    ...(react && reactDom && react !== reactDom ? [messages.unequalPair(host.name, react, reactDom)] : []),
  ];
}

/** A new host is held against every remote, a new remote against the host. */
function singletonRefusals(contracts: readonly FrontEndContract[], after: Contracts) {
  const host = [...after.values()].find(({ kind }) => kind === 'host');
  if (!host) return [];
  const concerned = contracts.some(({ kind }) => kind === 'host') ? [...after.values()] : contracts;
  return concerned.flatMap((remote) => unmetSingletons(remote, host));
}

function unmetSingletons({ name, requires }: FrontEndContract, host: FrontEndContract) {
  return Object.entries(requires).flatMap(([singleton, built]) => {
    const provided = host.provides[singleton];
    if (provided === undefined) return [messages.unmetSingleton(name, singleton, host.name)];
    const mustBeEqual = /^react(-dom)?\/?$/.test(singleton);
    return mustBeEqual && built !== provided ? [messages.otherReact(name, singleton, built, host.name, provided)] : [];
  });
}

function vanished(contract: FrontEndContract, live: FrontEndContract | undefined) {
  if (!live) return [];
  const exposes = live.exposes.filter((expose) => !contract.exposes.includes(expose));
  const routes = live.routes.filter((route) => !contract.routes.includes(route));
  return [
    ...exposes.map((expose) => messages.vanishedExpose(contract.name, expose)),
    ...routes.map((route) => messages.vanishedRoute(contract.name, route)),
  ];
}

function sharedRoutes({ name, routes }: FrontEndContract, after: Contracts) {
  const others = [...after.values()].filter((other) => other.name !== name);
  return routes.flatMap((route) =>
    others
      .filter((other) => other.routes.includes(route))
      .map((other) => messages.sharedRoute(name, route, other.name)),
  );
}

const hashedName = /[.\-_][0-9a-f]{8,}[.\-_]/;

function scriptRefusals({ contract, wireBytes }: Candidate) {
  const scripts = [...new Set([contract.entry, ...Object.values(contract.chunks).flat()])];
  return [
    ...scripts
      .filter((script) => !wireBytes.has(script))
      .map((script) => messages.missingScript(contract.name, script)),
    ...scripts
      .filter((script) => !hashedName.test(script))
      .map((script) => messages.unhashedScript(contract.name, script)),
  ];
}

function overBudget({ contract: { name, entry, chunks, budgetBytes }, wireBytes }: Candidate) {
  const first = [...new Set([entry, ...(chunks.routes ?? [])])];
  const bytes = first.reduce((sum, script) => sum + (wireBytes.get(script) ?? 0), 0);
  return budgetBytes !== null && bytes > budgetBytes ? [messages.overBudget(name, bytes, budgetBytes)] : [];
}
