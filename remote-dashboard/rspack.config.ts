import { defineFrontEnd } from '../rspack.config.base.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  routes: ['/organization/dashboard'],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 12_000,
});
