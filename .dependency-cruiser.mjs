// Who may open which door: docs/ARCHITECTURE.md. The comment of a rule says where the line belongs instead.
const boundary = (name, to, comment, more = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: more.from ?? `^${name.split(':')[0]}/`, pathNot: more.fromNot ?? '\\.test\\.tsx?$' },
  to: { path: to, ...(more.toNot && { pathNot: more.toNot }), ...('dynamic' in more && { dynamic: more.dynamic }) },
});

const fronts = '^(shell|remote-[^/]+)/';
const chakra = 'node_modules/(@chakra-ui|@ark-ui|@emotion|@zag-js|quill)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphan-import',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?raw$' },
    },
    boundary(
      'shared-api:contract',
      `^(?!shared-api/src/contract/|node_modules/valibot/)`,
      'The contract knows valibot and itself: what sends a request goes to client/, what remembers to session/.',
      { from: '^shared-api/src/contract/' },
    ),
    boundary('shared-api', `^(shared-ui|server|deploy)/|${fronts}`, 'What all rooms agree on knows none of them.'),
    boundary(
      'shared-ui',
      `^(shared-api|server|deploy)/|${fronts}`,
      'The design kit knows nothing of ours: hand it plain props.',
    ),
    boundary(
      'shared-ui:static',
      '^shared-ui/src/interactive/|^node_modules/@chakra-ui/',
      'The static layer brings no Chakra: an island loads what is interactive.',
      // islands load the provider, and the one style sheet holds the styles of forms too
      { from: '^shared-ui/src/static/(?!islands/|styles/|[^/]+\\.test)' },
    ),
    boundary('shell', '^(remote-[^/]+|server|deploy)/', 'The shell knows remotes by their run-time name only.'),
    boundary(
      'remote',
      '^(shell|server|deploy|remote-[^/]+)/',
      'What two remotes want goes to shared-ui as a view, to shared-api as data.',
      { from: '^(remote-[^/]+)/', toNot: '^$1/' },
    ),
    boundary(
      'remote-dashboard:pages',
      '^remote-dashboard/src/(dashboard|overview|applicants|all-offices|posts|contact-messages|deletions|audit|security|front-ends)/',
      'What another folder wants of a page goes to a part: a folder named after its noun.',
      { from: '^remote-dashboard/src/([^/]+)/', toNot: '^remote-dashboard/src/$1/' },
    ),
    boundary(
      'server',
      `^shared-ui/(?!src/(?:theme/palette|static/words/text/direction-of)[.])|${fronts}|^shared-api/src/(client|session|testing)/`,
      'The server knows the contract, the palette and the direction of a text; front ends reach it only as deployed artefacts.',
    ),
    boundary(
      'server:platform',
      '^server/src/(?!platform/|messages|limits)',
      'What the organisation does goes to api/: the platform carries it and knows nothing of it.',
      { from: '^server/src/platform/' },
    ),
    boundary(
      'server:tracing',
      '^server/src/platform/tracing/otlp/|^node_modules/@opentelemetry/',
      'Who sends no traces loads nothing of it: take what you need from Tracing, which imports it when it is needed.',
      { from: '^server/src/(?!platform/tracing/otlp/)', dynamic: false },
    ),
    boundary(
      'server:api',
      '^server/src/(?!api/|platform/|messages|limits)',
      'What pages, feeds and demo data share with the API is a service of api/, or platform/.',
      { from: '^server/src/api/' },
    ),
    boundary(
      'server:pages',
      '^server/src/(?!$1/|platform/|messages|limits|api/.+[.]service)',
      'It takes what it shows from a service of api/.',
      { from: '^server/src/(pages|discovery)/' },
    ),
    boundary(
      'deploy',
      `^(shared-ui|server)/|${fronts}|^shared-api/(?!src/contract/)`,
      'The registry knows artefacts, not what is in them.',
    ),
    boundary(
      'deploy:entries',
      '^deploy/src/(?!registry/registry[.]|testing/testing[.])',
      'What others read of the registry is exported by deploy/registry, what only tests do by deploy/testing.',
      { from: '^(?!deploy/)', fromNot: '^$' },
    ),
    boundary(
      'e2e',
      `^(shared-ui|server|deploy)/|${fronts}|^shared-api/(?!src/contract/)`,
      'A journey sees what a person sees: the contract may lend it types.',
      { fromNot: '^$' },
    ),
    {
      name: 'served-without-dev-packages',
      severity: 'error',
      comment:
        'A server in production has no devDependencies: name the package among the dependencies of its package.json.',
      from: {
        path: '^(server/(src|migrations)|deploy/src|shared-api/src/contract)/',
        pathNot: '\\.test\\.tsx?$|^deploy/src/testing/',
      },
      to: { dependencyTypes: ['npm-dev'] },
    },
    boundary('chakra-lives-in-shared-ui', chakra, 'Take it from shared-ui, which re-exports what the product uses.', {
      from: '^(?!shared-ui/)',
    }),
    boundary(
      'router-lives-in-shared-ui',
      'node_modules/react-router',
      'Take it from shared-ui/router: one router, one context.',
      { from: '^(?!shared-ui/)' },
    ),
    boundary(
      'zustand-ky-and-query-live-in-shared-api',
      'node_modules/(zustand|ky|@tanstack/(react-query|query-core))/',
      'Take it from shared-api/store, a client function or shared-api/query.',
      { from: '^(?!shared-api/)' },
    ),
  ],
  options: {
    includeOnly:
      '^(shared-api|shared-ui|shell|remote-[^/]+|server|deploy|e2e|bench|scripts)/|node_modules|^[^/]*$|^@|^\\.',
    // a repository of its own, which finds the shell's modules by their pulled types
    exclude: ['^[^/]+/dist/', '^[.]cache/', '^e2e/other-team/'],
    doNotFollow: { path: 'node_modules' },
    // sees imports of types too; `tsPreCompilationDeps` would ask for a compiler that TypeScript 7 no longer brings
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
