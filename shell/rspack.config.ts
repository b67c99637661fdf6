import { defineFrontEnd } from '../rspack.config.base.ts';

export default defineFrontEnd({ folder: import.meta.dirname, budgetBytes: 114_600 });
