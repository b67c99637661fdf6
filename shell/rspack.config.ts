import { defineFrontEnd } from '../rspack.config.base.ts';

export default defineFrontEnd({
  folder: import.meta.dirname,
  budgetBytes: 114_600,
  // a part that is loaded later comes in one file with the package that only it needs
  splitChunks: { cacheGroups: { defaultVendors: false } },
});
