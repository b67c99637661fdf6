import * as v from 'valibot';
import { toPhone } from './phone.ts';

/** A phone number in any of its spellings; what comes out is stored, as `toPhone` has it. */
export const PhoneNumber = v.pipe(
  v.string(),
  v.transform((typed) => toPhone(typed) ?? typed),
  v.check((number) => toPhone(number) === number, 'bad_phone'),
);
