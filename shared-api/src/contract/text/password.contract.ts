import * as v from 'valibot';
import { limits } from '../limits.ts';
import { comparedText, within } from './text.contract.ts';
import { hasTooManyMarks } from './typed-text.ts';

/** In NFC, as it is hashed: keyboards write é as one sign or as two. */
export const toPassword = (typed: string) =>
  typed.length > limits.password[1] * limits.codeUnitsPerCharacter || hasTooManyMarks(typed)
    ? typed
    : typed.normalize();

/** Every character counts, outer blanks too. What comes out is as `toPassword` has it. */
export const Password = v.pipe(v.string(), v.transform(toPassword), ...within(limits.password));

/** A new password once more, to be compared with it: what is too long for one is left as it is. */
export const NewPasswordAgain = v.pipe(comparedText(limits.password[1]), v.transform(toPassword));
