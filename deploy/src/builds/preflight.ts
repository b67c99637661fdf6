import type { Rejection } from '../errors.ts';
import { messages } from '../messages.ts';
import type { FrontEndContract } from './front-end.contract.ts';

export interface Candidate {
  contract: FrontEndContract;
  /** Bytes on the wire (brotli) of each file of the build. */
  wireBytes: ReadonlyMap<string, number>;
}

export type Contracts = ReadonlyMap<string, FrontEndContract>;

/** A release that visitors have now. */
export interface LivePart {
  version: string;
  /** How many of the visitors have it. */
  percent: number;
}

export interface Compatibility {
  /** What is to go live together. */
  contracts: readonly FrontEndContract[];
  /** Contracts of the builds that are live now, by name. */
  live: Contracts;
  /** Contracts of the builds that some visitors have beside the live ones. */
  canaries?: readonly FrontEndContract[];
  /** Which releases those contracts are of, and who has them. */
  parts?: ReadonlyMap<FrontEndContract, LivePart>;
  /** The candidates go live beside what they will replace, not in its place. */
  asCanary?: boolean;
  /** The team knows that exposes or routes go away. */
  major?: boolean;
}

export type Preflight = Omit<Compatibility, 'contracts'> & { candidates: readonly Candidate[] };

/** A sentence, and the contract of the front end that it concerns. */
type Reason = readonly [concerned: FrontEndContract, sentence: string];

const toRejection =
  (parts: Compatibility['parts']) =>
  ([contract, sentence]: Reason): Rejection => {
    const { version = null, percent = null } = parts?.get(contract) ?? {};
    return { sentence, frontEnd: contract.name, version, percent };
  };

/** Every reason why these builds may not go live together beside what is live, and whom it concerns; empty when they may. */
export function preflight({ candidates, ...beside }: Preflight): Rejection[] {
  const ofScripts = candidates.flatMap((candidate) =>
    [...scriptRejections(candidate), ...overBudget(candidate)].map(
      (sentence): Reason => [candidate.contract, sentence],
    ),
  );
  return [
    ...incompatibilities({ ...beside, contracts: candidates.map(({ contract }) => contract) }),
    ...ofScripts.map(toRejection(beside.parts)),
  ];
}

/** Why builds that were stored before may not go live: what they need and what needs them, in both directions. */
export function incompatibilities(request: Compatibility): Rejection[] {
  const { contracts, live, canaries = [], asCanary = false, major = false } = request;
  const own = new Map(contracts.map((contract) => [contract.name, contract]));
  const after: Contracts = new Map(asCanary ? [...own, ...live] : [...live, ...own]);
  const everyone = [...new Set([...after.values(), ...canaries, ...contracts])];
  const reasons: Reason[] = [
    ...repeatedNames(contracts),
    ...hostRejections(contracts, live, after),
    ...singletonRejections(contracts, everyone),
    ...(major ? [] : contracts.flatMap((contract) => vanished(contract, live.get(contract.name)))),
    ...contracts.flatMap((contract) => sharedRoutes(contract, after)),
  ];
  return reasons.map(toRejection(request.parts));
}

function repeatedNames(contracts: readonly FrontEndContract[]): Reason[] {
  const repeated = contracts.filter(({ name }, index) => contracts.findIndex((other) => other.name === name) !== index);
  const once = new Map(repeated.map((contract) => [contract.name, contract]));
  return [...once.values()].map((contract) => [contract, messages.namedTwice(contract.name)]);
}

function hostRejections(contracts: readonly FrontEndContract[], live: Contracts, after: Contracts): Reason[] {
  const hosts = [...after.values()].filter(({ kind }) => kind === 'host');
  const [host, second] = hosts;
  if (!host) {
    const former = contracts.find(({ name }) => live.get(name)?.kind === 'host');
    if (former) return [[former, messages.noLongerHost(former.name)]];
    return contracts.slice(0, 1).map((contract) => [contract, messages.hostFirst]);
  }
  const { react, 'react-dom': reactDom } = host.provides;
  const isUnequal = react && reactDom && react !== reactDom;
  return [
    ...(second ? [[second, messages.secondHost(second.name, host.name)] as const] : []),
    ...(isUnequal ? [[host, messages.unequalPair(host.name, react, reactDom)] as const] : []),
  ];
}

/** A new host is checked with every remote that a visitor may get beside it, a new remote with every such host. */
function singletonRejections(contracts: readonly FrontEndContract[], everyone: readonly FrontEndContract[]): Reason[] {
  const isNew = (contract: FrontEndContract) => contracts.includes(contract);
  const hosts = everyone.filter(({ kind }) => kind === 'host');
  const pairs = hosts.flatMap((host) => everyone.map((remote) => ({ host, remote })));
  const concerned = pairs.filter(({ host, remote }) => remote.kind === 'remote' && (isNew(host) || isNew(remote)));
  return concerned.flatMap(({ host, remote }) =>
    [...unmetSingletons(remote, host), ...missingNames(remote, host)].map((sentence): Reason => [remote, sentence]),
  );
}

/** `19.3` of `19.3.1`: a build has nothing of React in itself, so that any patch will do. Of a prerelease nothing else will. */
const toMinor = (version: string) => /^(\d+\.\d+)\.\d+$/.exec(version)?.[1] ?? version;

function unmetSingletons({ name, requires }: FrontEndContract, host: FrontEndContract) {
  return Object.entries(requires).flatMap(([singleton, built]) => {
    const provided = host.provides[singleton];
    if (provided === undefined) return [messages.unmetSingleton(name, singleton, host.name)];
    const isOfReact = /^react(-dom)?\/?$/.test(singleton);
    return isOfReact && toMinor(built) !== toMinor(provided)
      ? [messages.otherReact(name, singleton, built, host.name, provided)]
      : [];
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

function vanished(contract: FrontEndContract, live: FrontEndContract | undefined): Reason[] {
  if (!live) return [];
  const exposes = live.exposes.filter((expose) => !contract.exposes.includes(expose));
  const routes = live.routes.filter((route) => !contract.routes.includes(route));
  return [
    ...exposes.map((expose) => [live, messages.vanishedExpose(contract.name, expose)] as const),
    ...routes.map((route) => [live, messages.vanishedRoute(contract.name, route)] as const),
  ];
}

function sharedRoutes({ name, routes }: FrontEndContract, after: Contracts): Reason[] {
  const others = [...after.values()].filter((other) => other.name !== name);
  return routes.flatMap((route) =>
    others
      .filter((other) => other.routes.includes(route))
      .map((other) => [other, messages.sharedRoute(name, route, other.name)] as const),
  );
}

const hashedName = /[.\-_][0-9a-f]{8,}[.\-_]/;

function scriptRejections({ contract, wireBytes }: Candidate) {
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
