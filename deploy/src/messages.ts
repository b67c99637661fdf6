import { limits } from 'shared-api/contract/limits';
import { falseAlarmRate, minWatchedLoads, minWatchedNetworks } from './limits.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Without a path nothing of the build was rendered yet. */
const toPage = (name: string, path: string) =>
  path ? `the page ${path} of ${name}` : `the server build of ${name}, while it is loaded,`;

/** Said of every reason that a test gives. */
const falseAlarms = `a false alarm in at most ${100 * falseAlarmRate} % of rollouts`;

export const messages = {
  noBuild: (dist: string) => `There is no build in ${dist} (no contract.json): build the front end first.`,
  noServerBuild: (dist: string) =>
    `${dist} is an incomplete build (no server.cjs, which the page server renders with): build the front end again.`,
  namedTwice: (name: string) => `${name} was given twice: name each front end once.`,
  otherName: (dist: string, name: string, expected: string) =>
    `${dist} holds the build of ${name}, not of ${expected}: build ${expected} again.`,
  badEnvironment: (env: string) =>
    `"${env}" is no name for an environment: use small letters, digits and hyphens, like production.`,
  badS3Location: (url: string) =>
    `${url} names no place in S3: write s3://bucket or s3://bucket/folder, with ?endpoint=https://…&region=… where it is not Amazon's.`,
  noConditionalWrites: (bucket: string) =>
    `The storage of ${bucket} ignores the condition If-None-Match: two publishes at once could overwrite each other. Use one that supports it.`,
  outsideStorage: (path: string) => `${path} lies outside the registry.`,
  locked: (lock: string) =>
    `The registry stayed locked: if no publish is running, delete the files that begin with ${lock} and try again.`,

  notJson: (path: string) => `${path} is not valid JSON: it is truncated or was changed by hand.`,
  notAsAgreed: (path: string, where: string, problem: string) => `${path} is not valid: ${where}: ${problem}.`,
  withoutLog: (path: string, log: string) => `${path} was never recorded: ${log} is missing.`,
  unlikeLog: (path: string, log: string) =>
    `${path} was changed by hand: it differs from ${log}, which recorded it. Delete ${path} and the next publish restores it from the log.`,
  brokenChain: (log: string, path: string) => `${log} does not follow ${path}: one of the two was changed by hand.`,
  notAKey: (source: string) =>
    `${source} is no Ed25519 key in PEM form: make a pair with new-key, and name the right file of the two.`,
  noKeyFile: (variable: string, file: string, code: string) =>
    `${variable} names ${file}, which cannot be read (${code}): name the file of the key.`,
  unsigned: (path: string) =>
    `${path} is not signed: it was written without the team's key. To start signing, give --adopt once.`,
  unsignedAfterSigned: (path: string) =>
    `${path} is signed, and may only be replaced by a signed one: name the key's file in REGISTRY_SIGNING_KEY.`,
  mustSign:
    'The portal accepts a signed registry only (REGISTRY_PUBLIC_KEY): name the file of the private key in REGISTRY_SIGNING_KEY.',
  unsignedEntry: (log: string, path: string) =>
    `${log} is not signed, but ${path} before it is: it was written without the team's key. Delete ${log} and try again.`,
  badSignature: (path: string, key: string, expected: readonly string[]) =>
    `${path} is not signed with key ${expected.join(' or ')} (it names ${key}): it was changed by hand, or signed with another key. Roll the storage back, or compare the keys; to go over to a new key, give renew --adopt with REGISTRY_PUBLIC_KEY naming the one before.`,
  expired: (path: string, date: string) =>
    `${path} expired on ${date}: sign it again with renew, if it is really the newest.`,
  keyExists: (path: string) => `${path} is there already: name another file, or move it away.`,
  keysWritten: (privateFile: string, publicFile: string) => [
    `${privateFile} signs: keep it secret, and name it in REGISTRY_SIGNING_KEY where you deploy.`,
    `${publicFile} checks: name it in REGISTRY_PUBLIC_KEY where the portal runs.`,
  ],
  staticPage: (seq: number) => `index.html is written from number ${seq}; from now on every change updates it.`,
  renewed: (expires: string) => `valid until ${expires}`,
  otherBytes: (path: string) =>
    `${path} is stored with other bytes than this build has: it was changed after it was published. Delete it and publish again.`,
  registryNotEmpty: 'The registry has releases already: an archive is read into an empty one only.',
  notStored: (path: string) => `${path} does not read back as it was written: the storage is damaged or was changed.`,
  goneContract: (path: string, name: string) =>
    `${path} is missing: the live build of ${name} is incomplete. Publish ${name} again, with --major when it is another build.`,

  damagedRelease: (name: string, version: string, files: string) =>
    `${name} ${version} is damaged in the storage (${files}): publish that build again, or choose another version.`,
  unsignedFiles: (name: string, version: string) =>
    `${name} ${version} was published before the signature covered all its files: publish it again.`,
  missingEntry: (path: string) => `${path} is missing: there is no such number in this log, or it was deleted.`,
  otherNumber: (path: string, seq: number) => `${path} holds the pointer of number ${seq}: it was changed by hand.`,

  notLive: (name: string, env: string) =>
    `${name} is not live in ${env}: publish it there first; status lists what is live.`,
  publishedMeanwhile: (name: string, version: string) => `${name} ${version} was published meanwhile, and stays`,
  announcesNoHost: (name: string, host: string) =>
    `${name} is no host: announce ${host}, whose modules the other front ends take.`,
  announcedMeanwhile: 'Somebody else announced something at the same moment: read it in the registry, and try again.',
  nothingAnnounced: (env: string) => `Nothing is announced in ${env}, or it is live already.`,
  announcedRejection: (
    { frontEnd, version, who, planned }: { frontEnd: string; version: string; who: string; planned: string | null },
    sentence: string,
  ) =>
    `warning: it will be refused once ${frontEnd} ${version} is live, announced by ${who}${planned ? ` for ${planned}` : ''}: ${sentence}`,
  removedApi: (api: string) => `its scripts read .${api}, which that React has no more: see whether it is React's`,
  announced: (name: string, version: string) =>
    `${name} ${version} is announced: every team is warned when it publishes, and the dashboard shows it.`,
  fitsAnnounced: (fits: boolean, percent: number) =>
    `${percent === 100 ? 'all visitors have it' : `${percent} % of the visitors have it`}: ${fits ? 'fits' : 'has to be built again before'}`,
  withdrawn: (name: string, version: string) => `${name} ${version} is announced no more.`,
  previewNeedsKey: 'The registry is signed: set REGISTRY_SIGNING_KEY, or no portal shows the preview.',
  previewMeanwhile: (name: string, version: string) =>
    `Another preview of ${name} ${version} was made at the same moment: make this one again.`,
  wouldPreview: (version: string) => `${version} would be stored, live for nobody`,
  previewed: (version: string, expires: string) => `${version} is live for nobody; the link works until ${expires}`,
  isLiveAlready: (name: string, version: string) => `${name} ${version} is live already: nothing was changed.`,
  noLongerLive: (name: string, version: string) => `${name} ${version} is no longer live: nothing was changed.`,
  nothingBefore: (name: string) =>
    `There is nothing before the live version of ${name}: name one with --to; log lists them.`,
  neverLive: (name: string, version: string, env: string) =>
    `${name} ${version} was never live in ${env}: log lists the versions that were.`,
  noRollout: (name: string) => `${name} has no rollout in progress: start one with canary ${name} <percent>.`,

  badRemoteName: (name: string) =>
    `"${name}" is no name for a remote: use small letters, digits and hyphens, like remote-library.`,
  remoteExists: (name: string) => `${name} is there already: choose another name, or remove that one first.`,
  remoteCreated: (name: string, route: string) => [
    '',
    `Its page is ${route}. Next:`,
    `  cd ${name}`,
    '  npm run test',
    '  npm run deploy        # or: npm run dev',
  ],

  shellWithoutTypes: (name: string) =>
    `The live shell (${name}) has no types: it was published before shells brought them. Publish it once more.`,
  noPortal: (url: string, reason: string) => `${url} does not answer (${reason}): check the address of the portal.`,
  noPortalTypes: (url: string, status: number) =>
    `${url} answers ${status} and no types: it is no portal, or one of an earlier version.`,
  notOfTypes: (folder: string) =>
    `${folder} holds something else than pulled types: name another folder with --into, or empty this one.`,
  typesOf: (modules: number, name: string, version: string) =>
    `types of ${name} ${version}, which is live; modules: ${modules}`,
  typesWritten: (into: string) => [
    '',
    `In the tsconfig.json of your front end: "extends": "${into}/tsconfig.json".`,
    `${into}/release.json has the exact versions of what the shell provides: install those to compile against.`,
  ],

  portalIsAway: (url: string, reason: string) =>
    `${url} does not answer (${reason}): name the portal that serves this registry.`,
  portalRejects: (url: string, status: number) =>
    `${url} answers ${status}: METRICS_TOKEN must be the one that the portal was started with.`,
  loads: (failures: number, tries: number) => `${failures} failures in ${tries} loads`,
  /** What is watched, what it is held against, and how a sentence names that. */
  watchedParts: {
    beside: { one: 'rollout', other: 'stable', inSentence: 'the stable build' },
    earlier: { one: 'now', other: 'before', inSentence: 'the build before' },
  },
  watched: (part: string, loads: string, other: string, otherLoads: string) =>
    `${part}: ${loads}; ${other}: ${otherLoads}`,
  watchedClosely: (line: string, signal: string, percent: number) =>
    `${line}; most suspect: ${signal}, ${percent} % of the evidence that would end it`,
  failures: 'failures',
  vital: (metric: string, devices: string) => `${metric} on ${devices}`,
  devices: { slow: 'slow devices', fast: 'fast devices', unknown: 'devices that tell neither memory nor connection' },
  /** Three quarters and half of the visits were within these milliseconds. */
  vitalFigures: (p75: number, p50: number, visits: number) => `p75 ${p75} ms, p50 ${p50} ms in ${visits} visits`,
  beside: (figures: string, other: string, otherFigures: string) => ` ${figures} (${other}: ${otherFigures})`,
  isWorse: (loads: string, otherLoads: string, other: string) =>
    `worse in browsers: ${loads}, and ${otherLoads} of ${other} (${falseAlarms})`,
  isSlower: (signal: string, figures: string, otherFigures: string, other: string) =>
    `slower in browsers: ${signal}, ${figures}, and ${otherFigures} of ${other} (${falseAlarms})`,
  faults: (faults: number) => `on the server its pages hung or ended the process that renders them (${faults} times)`,
  setAside: (faults: number) =>
    `it ended or hung the process that renders its pages on the server (${faults} times), and was set aside there`,
  rolloutIsSilent: (expected: number) =>
    `no browser reported that it loaded, where some ${expected} loads were to be expected`,
  rolloutAborted: (name: string, reason: string) =>
    `The rollout of ${name} was aborted, all visitors have the stable build again: ${reason}.`,
  releaseTakenBack: (name: string, former: string, reason: string) =>
    `The release of ${name} was rolled back, all visitors have ${former} again: ${reason}.`,
  releaseIsWorse: (name: string, version: string, former: string, reason: string) =>
    `${name} ${version} stays live, and seems to be ${reason}. Visitors reported that: look at it, and take it back by: deploy rollback ${name} --to ${former}`,
  replacedByOthers: (name: string) => `Somebody else changed what is live of ${name}.`,
  /** What was counted of a build and of the one that it is held against. */
  visitsCounted: (loads: number, networks: number, otherLoads: number) =>
    `${loads} loads of it in ${networks} networks, and ${otherLoads} of the build that it is held against`,
  tooFewVisits: (name: string, version: string, counted: string) =>
    `Too few visits to say how ${name} ${version} fares, which goes on: ${counted}; ${minWatchedLoads} loads of each and ${minWatchedNetworks} networks are the least. Watch for longer, or give it to more visitors; where nothing is counted, the portal may serve another registry or environment.`,
  withoutEvidence: (name: string, version: string, what: string) =>
    `There is too little evidence that ${name} ${version} fares well: ${what}.`,
  evidenceWithoutToken: (portal: string) =>
    `METRICS_TOKEN is not set, with which ${portal} tells what was counted (--portal names another)`,
  evidenceNotKnown: (portal: string) => `${portal} does not serve this rollout`,
  endedByOthers: (name: string) => `Somebody else ended the rollout of ${name}.`,
  neverWatched: (name: string) =>
    `The portal never reported the rollout of ${name}, which goes on: does it serve this registry and environment?`,
  notServed: (name: string, portal: string) =>
    `${portal} serves no ${name}: does it serve this registry, and is that the name of a front end?`,
  watchedRelease: (minutes: number) => `watched for ${minutes} min: as well as the build before`,
  nothingToWatchAgainst: (name: string) =>
    `${name} is live for the first time: there is no build to hold it against, so it was not watched.`,
  watchedWell: (minutes: number) => `watched for ${minutes} min: as well as the stable build`,

  hostFirst:
    'No host, such as our shell, is live in this registry yet: publish it first, or together with its remotes; or name the registry of your portal by --registry, REGISTRY_URL or DATA_DIR.',
  secondHost: (name: string, host: string) =>
    `${name} is a host, and so is ${host}: a portal has one host, make ${name} a remote.`,
  noLongerHost: (name: string) => `${name} is the live host and cannot become a remote: keep its kind.`,
  unequalPair: (name: string, react: string, reactDom: string) =>
    `${name} provides react ${react} with react-dom ${reactDom}: install the same version of both.`,
  unmetSingleton: (name: string, singleton: string, host: string) =>
    `${name} needs ${singleton}, which ${host} does not provide: let ${host} provide it, or remove it from ${name}.`,
  missingModule: (name: string, module: string, host: string) =>
    `${name} uses ${module}, which ${host} does not have: publish a ${host} that has it first, or both together.`,
  missingNames: (name: string, names: string, module: string, host: string) =>
    `${name} uses ${names} of ${module}, which ${host} does not have: publish a ${host} that has it first, or both together; or remove it from ${name}.`,
  otherReact: (name: string, singleton: string, built: string, host: string, provided: string) =>
    `${name} was built with ${singleton} ${built}, but ${host} provides ${provided}: build ${name} with ${provided}, and when ${host} changes too publish both together.`,
  vanishedExpose: (name: string, expose: string) =>
    `${name} no longer exposes ${expose}, which the live one does: bring it back, or publish with --major.`,
  vanishedRoute: (name: string, route: string) =>
    `${name} no longer serves ${route}, which the live one does: bring it back, or publish with --major.`,
  sharedRoute: (name: string, route: string, other: string) =>
    `${name} claims ${route}, which belongs to ${other}: leave it to one of the two.`,
  missingScript: (name: string, script: string) =>
    `${name} lists the script ${script}, which is not in its build: build it again.`,
  unhashedScript: (name: string, script: string) =>
    `${name} has the script ${script} without a content hash in its name: browsers keep it for a year, so name it like main.1a2b3c4d.js.`,
  overBudget: (name: string, bytes: number, budget: number) =>
    `${name} weighs ${kilobytes(bytes)} (brotli) before its first page, over its budget of ${kilobytes(budget)}: load less of it at first.`,

  noScript: (name: string, check: string, scripts: readonly string[]) =>
    `${name} has no script ${scripts.join(' or ')} in its package.json: its ${check} are not checked, and the log says so.`,
  runningScript: (name: string, check: string, script: string) => `${check} of ${name}: npm run ${script}…`,
  scriptFailed: (name: string, check: string, script: string, output: string) =>
    `the ${check} of ${name} fail: mend what npm run ${script} says, or leave them out by --skip ${check}, which the log keeps.\n${output}`,
  rendering: (remotes: number, portal: string) =>
    `rendering every page once on the server, remotes: ${remotes}; data: ${portal}…`,
  noPortalToRender: (portal: string, reason: string) =>
    `${portal} does not answer (${reason}), so no page of the build can be rendered with its data: start it, name another by --portal or PORTAL_URL, or leave this out by --skip render, which the log keeps.`,
  rendererFailed: (printed: string) => `The program that renders pages failed: ${printed}`,
  withoutAddress: (name: string, path: string) =>
    `${path} of ${name} was not rendered: the portal's sitemap lists no address of it.`,
  buttonWithoutEffect: (name: string, path: string, button: string) =>
    `warning: the button “${button}” on ${path} of ${name} does nothing until scripts run: begin with a link, a form, a <details> or a check box, or hide it until then.`,
  pageFails: {
    threw: (name: string, path: string, detail: string) => `${toPage(name, path)} throws on the server:\n${detail}`,
    stalled: (name: string, path: string) =>
      `the data of ${toPage(name, path)} never comes: its loader waits for something else than the API.`,
    ended: (name: string, path: string, detail: string) =>
      `${toPage(name, path)} ends or hangs the process that renders it: ${detail}.`,
    'without data': (name: string, path: string, detail: string) =>
      `${toPage(name, path)} could not be rendered, since the portal's API failed (${detail}): try again, or name another portal by --portal.`,
  },

  globalOptions: {
    env: 'environment',
    registry: 'where the registry is: a folder, file:// or s3:// ($REGISTRY_URL, or $DATA_DIR/frontends)',
    root: 'where the front ends are, each with its build in dist/',
    why: 'the reason, kept in the log',
    adopt:
      "sign a registry that was not signed before, or with another of the keys in $REGISTRY_PUBLIC_KEY ($REGISTRY_SIGNING_KEY names the key's file)",
    dryRun: 'check everything, write nothing',
    json: 'print JSON',
  },
  commands: {
    publish: 'make the builds in <front-end>/dist live, all in one step',
    rollback: 'put back what was live before, or any version of the log',
    canary:
      'give the build in <front-end>/dist to a part of the visitors, or change the part; finish: to all of them, abort: to none',
    preview:
      'store the build in <front-end>/dist, live for nobody, and print a link that shows it to who has it until it expires',
    announce:
      'tell every team what the build of the shell in <front-end>/dist will provide, before it is live: who has to build again, and why',
    promote: 'make live in one environment what is live in another',
    report:
      'how the live versions of a front end fare in browsers: failures, and quantiles of what visits felt like; --json: all',
    status: 'what is live, since when and by whom',
    diff: 'what differs between two environments, or two numbers of the log',
    log: 'who did what, when and why',
    verify: 'read back every file that visitors may be given, and the whole log',
    doctor: 'what keeps you from deploying from here',
    newRemote: 'write a new remote that works: a page, its test, its README',
    pullTypes:
      'write the types of what the live shell provides, of a portal (https://…) or a registry, for a front end of another repository',
    newKey: 'make a pair of keys to sign the registry with',
    renew: 'sign the registry again: a signature is valid for 90 days',
    static: 'write index.html, for a web server that serves the registry as it is',
    prune: 'remove the files of builds that nothing names',
  },
  majorOption: 'allow exposes and routes to vanish',
  skipOption: (names: readonly string[]) =>
    `leave checks out, separated by commas (${names.join(', ')}); the log keeps which`,
  noSuchCheck: (names: readonly string[]) => `Give names of checks, separated by commas: ${names.join(', ')}.`,
  notChecked: (names: readonly string[]) => `not checked: ${names.join(', ')}`,
  watchOption: {
    canary: 'end it when it fares worse in the browsers of that portal ($METRICS_TOKEN)',
    publish: 'tell when it fares worse in the browsers of that portal ($METRICS_TOKEN)',
  },
  keepOption: 'how many entries of the log',
  examples: `
Examples
  deploy publish shell remote-public remote-spaces remote-dashboard
  deploy publish remote-spaces --why "new pinned posts" --dry-run
  deploy preview remote-spaces --portal https://portal.example
  deploy canary remote-spaces 10 --why "try the new list"
  deploy canary remote-spaces 25 --watch https://portal.example --minutes 30
  deploy canary remote-spaces finish
  deploy publish remote-spaces --watch https://portal.example --roll-back
  deploy report remote-spaces --portal https://portal.example --json
  deploy rollback remote-spaces --why "the list is empty on old phones"
  deploy rollback shell --to 0.1.0-0a1b2c3d
  deploy announce shell --on 2026-12-24 --why "React 19.4"
  deploy promote staging production remote-spaces
  deploy diff staging production --json
  deploy new-remote remote-library
  deploy pull-types https://portal.example --into shell-types
  deploy prune --keep 50 --dry-run
  deploy verify --rebuild remote-spaces

Exit code: 0 done, 1 refused or failed, 2 wrong usage, 3 too little is known to say.`,
  usageError: (problem: string, usage: string) => `error: ${problem} (usage: ${usage}; try --help)`,
  daysOption: `over how many days, ${limits.frontEndHistoryDays} at most; 1 tells by the hour`,
  notDays: `Give a number of days from 1 to ${limits.frontEndHistoryDays}.`,
  nothingLive: (env: string) =>
    `Nothing is published in ${env} yet. Publish the host first, or together with its remotes.`,
  concernsBuild: (name: string) => `${name}, which would go live:`,
  concernsVisitors: (name: string, version: string, percent: number) =>
    `${name} ${version}, which ${percent === 100 ? 'all visitors have' : `${percent} % of the visitors have`}:`,
  packing: (name: string, version: string, count: number) => `packing ${count} files of ${name} ${version}…`,
  storing: (name: string, version: string, count: number) =>
    `storing ${count} files of ${name} ${version}, and reading them back…`,
  withoutDeltas: (name: string, reason: string) =>
    `some browsers that have an earlier ${name} will be sent whole files: ${reason}`,
  published: (former: string | null) => (former ? `live, was ${former}` : 'live, for the first time'),
  wouldPublish: (former: string | null) => (former ? `would replace ${former}` : 'would go live for the first time'),
  fitsBeside: (percent: number) =>
    `fits beside it, ${percent === 100 ? 'all' : `${percent} % of the`} visitors have it`,
  rolledBack: (former: string) => `live again, was ${former}`,
  rollout: (percent: number) => `${percent} % of the visitors`,
  onlyHere: '(not there)',
  versionWithCanary: (version: string, canary: string, percent: number) => `${version}, ${canary} for ${percent} %`,
  routesAdded: (routes: readonly string[]) => (routes.length > 0 ? `now also ${routes.join(' ')}` : ''),
  routesGone: (routes: readonly string[]) => (routes.length > 0 ? `no longer ${routes.join(' ')}` : ''),
  verified: (files: number, releases: number, entries: number) =>
    `Read back: releases ${releases}, their files ${files}, entries of the log ${entries}.`,
  rebuilding: (commit: string, names: readonly string[]) => `building ${names.join(', ')} of commit ${commit}…`,
  rebuilt: (name: string, version: string, commit: string) => `${name} ${version} is what commit ${commit} builds.`,
  builtOtherwise: (name: string, version: string, commit: string, files: readonly string[]) =>
    `${name} ${version} is not what commit ${commit} builds; different files: ${files.join(', ')}.`,
  notBuilt: (name: string, version: string, commit: string, reason: string) =>
    `${name} ${version} could not be built from commit ${commit}: ${reason}`,
  withoutCommit: (name: string, version: string) =>
    `${name} ${version} names no commit: its sources were not all committed, or are in another repository.`,
  otherPackages: (name: string, version: string, commit: string) =>
    `${name} ${version} was built with another package-lock.json: check out commit ${commit}, run npm ci, and verify again.`,
  unknownCommit: (name: string, version: string, commit: string) =>
    `${name} ${version} was built from commit ${commit}, which is not in this clone: run git fetch, and verify again.`,
  pruned: (count: number, kept: number) => `Builds removed: ${count}, kept: ${kept}.`,
  wouldPrune: (count: number, kept: number) => `Builds that would be removed: ${count}, kept: ${kept}.`,

  nodeIsWell: (version: string) => `Node ${version}`,
  nodeIsOld: (version: string, least: number) =>
    `Node ${version} is too old: use the npm scripts, which bring Node ${least}.`,
  registryIsWell: (env: string, seq: number) => `The registry answers; ${env} is at number ${seq}.`,
  registryIsAway: (reason: string) => `The registry does not answer (${reason}): check --registry and the credentials.`,
  rolloutUnderWay: (name: string, percent: number) => `A rollout of ${name} is in progress, at ${percent} %.`,
  buildIsStored: (name: string, version: string) => `The build of ${name} is ${version}, which was published before.`,
  buildIsNew: (name: string, version: string) => `The build of ${name} is ${version}, not published yet.`,

  statusTitle: (env: string, seq: number) => `${env}, publish number ${seq}`,
  lastAction: (at: string, who: string, act: string, why: string) => `${at} by ${who}: ${act}${why && ` (${why})`}`,
  statusColumns: ['front end', 'version', 'previous', 'canary', 'kept', 'routes'],
  reportTitle: (name: string, days: number) => `${name} in browsers, during the last ${days} days`,
  reportRows: { part: 'part', since: 'since', loads: 'loads', failures: 'failures', errors: 'errors of pages' },
  reportPart: (part: string, percent: number | null) => (percent === null ? part : `${part} ${percent} %`),
  share: (share: number) => `${(100 * share).toFixed(1)} %`,
  reportVital: (metric: string, device: string) => `${metric} p75, ${device}`,
  reportFigure: (metric: string, p75: number, visits: number) =>
    `${metric === 'CLS' ? (p75 / 1000).toFixed(3) : `${p75} ms`} (${visits} visits)`,
  canary: (version: string, percent: number) => `${version} ${percent} %`,
  none: '-',
};
