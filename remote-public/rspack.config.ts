import { defineFrontEnd } from '../rspack.config.base.ts';
import { prefixes } from '../shared-api/src/contract/paths.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  routes: [...prefixes['remote-public']],
  exposes: { './routes': './src/routes.tsx' },
  budgetBytes: 10_400,
});
