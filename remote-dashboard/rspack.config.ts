import { defineFrontEnd } from '../rspack.config.base.ts';

const [browser, ...others] = defineFrontEnd({
  folder: import.meta.dirname,
  routes: ['/organization/dashboard'],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 12_000,
});

/** What a list is made of is small and on nearly every page: it travels once, not inside each of them. */
const splitChunks = { minSize: 8_000 };

export default [{ ...browser, optimization: { ...browser?.optimization, splitChunks } }, ...others];
