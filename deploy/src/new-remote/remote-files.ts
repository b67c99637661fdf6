/** Every file of a new remote, by its path in the remote's folder. `name` begins with `remote-`. */
export function remoteFiles(name: string, route: string): Map<string, string> {
  const path = route.slice(1);
  return new Map([
    ['package.json', packageJson(name)],
    ['README.md', readme(name, route)],
    ['rspack.config.ts', rspackConfig(route)],
    ['src/routes.tsx', routes(path)],
    ['src/messages.ts', messages(name)],
    ['src/start/start-page.tsx', page],
    ['src/start/start-page.test.tsx', test(route)],
  ]);
}

const packageJson = (name: string) =>
  `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: `node ../scripts/dev.mjs ${name}`,
        typecheck: 'tsc --noEmit -p ..',
        test: `node ../scripts/test.mjs ${name}`,
        build: `node ../scripts/build.mjs ${name}`,
        deploy: `node ../scripts/build.mjs ${name} && node ../scripts/deploy.mjs publish ${name}`,
      },
      devDependencies: { react: '19.3.1', 'shared-api': '0.1.0', 'shared-ui': '0.1.0' },
    },
    null,
    2,
  )}\n`;

const readme = (name: string, route: string) => `# ${name}

The pages below \`${route}\`.

- \`src/routes.tsx\`: path to page; the only module it exposes to the shell. A route's id is its chunk's name.
- \`src/start/\`: the page at \`${route}\`. \`src/messages.ts\`: every sentence.

May import \`shared-ui\`, \`shared-api\` and its own folders. In this folder: \`npm run dev\`, \`test\`, \`build\`, \`deploy\`.
`;

const rspackConfig = (route: string) => `import { defineFrontEnd } from '../rspack.config.base.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  routes: ['${route}'],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 12_000,
});
`;

const routes = (path: string) => `import type { RouteObject } from 'shared-ui/router';

/** A page's id is also the name of its chunk: the page server preloads by it. */
export const routes: RouteObject[] = [
  {
    id: 'start-page',
    path: '${path}',
    lazy: () => import(/* webpackChunkName: "start-page" */ './start/start-page.tsx'),
  },
];
`;

const messages = (name: string) => `export const messages = {
  title: 'صفحة جديدة',
  intro: 'أول صفحة من ${name}.',
  text: 'غيّر هذا النص في src/messages.ts، ثم انشر الواجهة من جديد.',
};
`;

const page = `import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { PageLayout } from 'shared-ui/static';
import { messages } from '../messages.ts';

const StartPage = () => (
  <PageLayout title={messages.title} intro={messages.intro}>
    <p>{messages.text}</p>
  </PageLayout>
);

export const handle: PageHandle = { title: messages.title, about: { description: messages.intro } };
export { StartPage as Component };
`;

const test = (route: string) => `import { screen } from '@testing-library/react';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';

test('a visitor reads what the page is called', async () => {
  renderRoutes(routes, '${route}');
  expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeVisible();
});
`;
