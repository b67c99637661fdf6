import { defineFrontEnd } from '../rspack.config.base.ts';
import { prefixes } from '../shared-api/src/contract/paths.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  routes: [...prefixes['remote-dashboard']],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 12_000,
  // what a list is made of is small and on nearly every page: it travels once, not inside each of them
  splitChunks: { minSize: 8_000 },
});
