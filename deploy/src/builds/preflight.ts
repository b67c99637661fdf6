import { messages } from '../messages.ts';
import type { FrontEndContract } from './front-end.contract.ts';

export interface Candidate {
  contract: FrontEndContract;
  /** Bytes on the wire (brotli) of each file of the build. */
  wireBytes: ReadonlyMap<string, number>;
}

export type Contracts = ReadonlyMap<string, FrontEndContract>;

export interface Compatibility {
  /** What is to go live together. */
  contracts: readonly FrontEndContract[];
  /** Contracts of the builds that are live now, by name. */
  live: Contracts;
  /** Contracts of the builds that some visitors have beside the live ones. */
  canaries?: readonly FrontEndContract[];
  /** The candidates go live beside what they will replace, not in its place. */
  asCanary?: boolean;
  /** The team knows that exposes or routes go away. */
  major?: boolean;
}

export type Preflight = Omit<Compatibility, 'contracts'> & { candidates: readonly Candidate[] };

/** Why these builds may not go live together beside what is live; empty when they may. */
export function preflight({ candidates, ...beside }: Preflight): string[] {
  return [
    ...incompatibilities({ ...beside, contracts: candidates.map(({ contract }) => contract) }),
    ...candidates.flatMap(scriptRefusals),
    ...candidates.flatMap(overBudget),
  ];
}

/** Why builds that were stored before may not go live: what they need and what needs them, in both directions. */
export function incompatibilities(request: Compatibility): string[] {
  const { contracts, live, canaries = [], asCanary = false, major = false } = request;
  const own = new Map(contracts.map((contract) => [contract.name, contract]));
  const after: Contracts = new Map(asCanary ? [...own, ...live] : [...live, ...own]);
  const everyone = [...new Set([...after.values(), ...canaries, ...contracts])];
  return [
    ...repeatedNames(contracts),
    ...hostRefusals(contracts, live, after),
    ...singletonRefusals(contracts, everyone),
    ...(major ? [] : contracts.flatMap((contract) => vanished(contract, live.get(contract.name)))),
    ...contracts.flatMap((contract) => sharedRoutes(contract, after)),
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

/** A new host is checked with every remote that a visitor may get beside it, a new remote with every such host. */
function singletonRefusals(contracts: readonly FrontEndContract[], everyone: readonly FrontEndContract[]) {
  const isNew = (contract: FrontEndContract) => contracts.includes(contract);
  const hosts = everyone.filter(({ kind }) => kind === 'host');
  const pairs = hosts.flatMap((host) => everyone.map((remote) => ({ host, remote })));
  const concerned = pairs.filter(({ host, remote }) => remote.kind === 'remote' && (isNew(host) || isNew(remote)));
  return concerned.flatMap(({ host, remote }) => [...unmetSingletons(remote, host), ...missingNames(remote, host)]);
}

function unmetSingletons({ name, requires }: FrontEndContract, host: FrontEndContract) {
  return Object.entries(requires).flatMap(([singleton, built]) => {
    const provided = host.provides[singleton];
    if (provided === undefined) return [messages.unmetSingleton(name, singleton, host.name)];
    const mustBeEqual = /^react(-dom)?\/?$/.test(singleton);
    return mustBeEqual && built !== provided ? [messages.otherReact(name, singleton, built, host.name, provided)] : [];
  });
}

/** A host without `offers` was built before that field existed: its names cannot be checked. */
function missingNames({ name, uses }: FrontEndContract, host: FrontEndContract) {
  if (Object.keys(host.offers).length === 0) return [];
  return Object.entries(uses).flatMap(([module, names]) => {
    const offered = host.offers[module];
    if (!offered) return [messages.missingModule(name, module, host.name)];
    const missing = names.filter((used) => !offered.includes(used));
    return missing.length > 0 ? [messages.missingNames(name, missing.join(', '), module, host.name)] : [];
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
