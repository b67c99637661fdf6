const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const messages = {
  noBuild: (dist: string) => `There is no build in ${dist} (no contract.json): build the front end first.`,
  noFrontEnd: 'No front end was named: say which, for example: publish shell remote-public.',
  namedTwice: (name: string) => `${name} was given twice: name each front end once.`,
  otherName: (dist: string, name: string, expected: string) =>
    `${dist} holds the build of ${name}, not of ${expected}: build ${expected} again.`,
  badEnvironment: (env: string) =>
    `"${env}" is no name for an environment: use small letters, digits and hyphens, like production.`,
  badS3Location: (url: string) =>
    `${url} names no place in S3: write s3://bucket or s3://bucket/folder, with ?endpoint=https://…&region=… where it is not Amazon's.`,
  carelessStorage: (bucket: string) =>
    `The storage of ${bucket} does not keep the condition If-None-Match: two publishes at once could overwrite each other. Use one that does.`,
  outsideStorage: (path: string) => `${path} lies outside the registry.`,
  locked: (lock: string) =>
    `The registry stayed locked: if no publish is running, delete the files that begin with ${lock} and try again.`,

  notJson: (path: string) => `${path} is not whole JSON: it is truncated or was changed by hand.`,
  notAsAgreed: (path: string, where: string, problem: string) => `${path} is not as it must be: ${where}: ${problem}.`,
  withoutLog: (path: string, log: string) => `${path} was never recorded: ${log} is missing.`,
  unlikeLog: (path: string, log: string) =>
    `${path} was changed by hand: it differs from ${log}, which recorded it. Delete ${path} and the next publish writes it anew from the log.`,
  brokenChain: (log: string, path: string) => `${log} does not follow ${path}: one of the two was changed by hand.`,
  otherBytes: (path: string) =>
    `${path} is stored with other bytes than this build has: it was changed after it was published. Delete it and publish again.`,
  notStored: (path: string) => `${path} does not read back as it was written: the storage is damaged or was changed.`,
  goneContract: (path: string, name: string) =>
    `${path} is missing: the live build of ${name} is not whole. Publish ${name} again, with --major when it is another build.`,

  hostFirst: 'No host is live yet: publish the host first, or together with its remotes.',
  secondHost: (name: string, host: string) =>
    `${name} says it is a host, but ${host} is: a portal has one host, make ${name} a remote.`,
  noLongerHost: (name: string) => `${name} is the live host and cannot become a remote: keep its kind.`,
  unequalPair: (name: string, react: string, reactDom: string) =>
    `${name} provides react ${react} with react-dom ${reactDom}: install the same version of both.`,
  unmetSingleton: (name: string, singleton: string, host: string) =>
    `${name} needs ${singleton}, which ${host} does not provide: let ${host} provide it, or take it out of ${name}.`,
  otherReact: (name: string, singleton: string, built: string, host: string, provided: string) =>
    `${name} was built with ${singleton} ${built}, but ${host} provides ${provided}: build ${name} with ${provided}, and when ${host} changes too publish both together.`,
  vanishedExpose: (name: string, expose: string) =>
    `${name} no longer exposes ${expose}, which the live one does: bring it back, or publish with --major.`,
  vanishedRoute: (name: string, route: string) =>
    `${name} no longer draws ${route}, which the live one does: bring it back, or publish with --major.`,
  sharedRoute: (name: string, route: string, other: string) =>
    `${name} claims ${route}, which belongs to ${other}: leave it to one of the two.`,
  missingScript: (name: string, script: string) =>
    `${name} names the script ${script}, which is not in its build: build it again.`,
  unhashedScript: (name: string, script: string) =>
    `${name} has the script ${script} without a content hash in its name: browsers keep it for a year, so name it like main.1a2b3c4d.js.`,
  overBudget: (name: string, bytes: number, budget: number) =>
    `${name} weighs ${kilobytes(bytes)} (brotli) before its first page, over its budget of ${kilobytes(budget)}: load less of it at first.`,

  help: `Publishes separately built front ends and tells what is live.

Usage: deploy <command> [options]

Commands
  publish <front-end>…   make the builds in <front-end>/dist live, all in one step
  status                 what is live, since when and by whom

Options
  --env <name>           environment (production)
  --registry <place>     where the registry lies: a folder, file:// or s3:// ($REGISTRY_URL, or $DATA_DIR/frontends, or .data/frontends)
  --why <text>           publish: the reason, kept in the log
  --major                publish: exposes and routes may go away
  --dry-run              publish: check everything, write nothing
  --json                 answer as JSON
  --help                 this text

Examples
  deploy publish shell remote-public remote-spaces remote-dashboard
  deploy publish remote-spaces --why "new pinned posts" --dry-run
  deploy status --env staging --json

Exit code: 0 done, 1 refused or failed, 2 wrong usage.
`,
  noCommand: 'No command was given: try --help.',
  unknownCommand: (command: string) => `There is no command "${command}": try --help.`,
  unexpectedWord: (word: string) => `"${word}" is not expected here: try --help.`,
  nothingLive: (env: string) =>
    `Nothing is published in ${env} yet. Publish the host first, or together with its remotes.`,
  refused: 'Refused, nothing was changed:',
  failed: 'Failed:',
  rehearsed: 'Dry run: all checks passed, nothing was written.',
  published: (former: string | null) => (former ? `live, was ${former}` : 'live, for the first time'),
  wouldPublish: (former: string | null) => (former ? `would replace ${former}` : 'would go live for the first time'),
  unchanged: 'is live already, nothing to do',
  statusTitle: (env: string, seq: number) => `${env}, publish number ${seq}`,
  lastAct: (at: string, who: string, act: string, why: string) => `${at} by ${who}: ${act}${why && ` (${why})`}`,
  statusColumns: ['front end', 'version', 'previous', 'canary', 'kept', 'routes'],
  canary: (version: string, percent: number) => `${version} ${percent} %`,
  none: '-',
};
