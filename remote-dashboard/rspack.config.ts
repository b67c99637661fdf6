import { defineFrontEnd } from '../rspack.config.base.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  routes: ['/organization/dashboard'],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 12_000,
  // what a list is made of is small and on nearly every page: it travels once, not inside each of them
  splitChunks: { minSize: 8_000 },
});
