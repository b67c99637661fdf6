import { defineFrontEnd } from '../rspack.config.base.ts';

const [browser, ...others] = defineFrontEnd({ folder: import.meta.dirname, budgetBytes: 114_600 });

/** A part that is loaded later comes in one file with the package that only it needs. */
const splitChunks = { cacheGroups: { defaultVendors: false as const } };

export default [{ ...browser, optimization: { ...browser?.optimization, splitChunks } }, ...others];
