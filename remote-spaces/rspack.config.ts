import { defineFrontEnd } from '../rspack.config.base.ts';
import { prefixes } from '../shared-api/src/contract/paths.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  routes: [...prefixes['remote-spaces']],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 12_000,
});
