import { defineFrontEnd } from '../rspack.config.base.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  routes: ['/', '/links', '/posts', '/events', '/account'],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 10_400,
});
