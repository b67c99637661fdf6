import { minifySync } from '@swc/core';

/** A loader for scripts that are written into documents: each of their bytes is sent with every page. */
export default (source) => minifySync(source, { compress: true, mangle: { toplevel: true }, module: false }).code;
