import * as v from 'valibot';

/** By which form of the Arabic words a member is spoken of. */
export const FormOfAddress = v.picklist(['man', 'woman']);
export type FormOfAddress = v.InferOutput<typeof FormOfAddress>;
