import * as v from 'valibot';
import { limits } from '../limits.ts';
import { boundedLines } from '../text/text.contract.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Whether it has the form of our ids. */
export const isId = (text: string) => uuid.test(text);

/** An opaque id: one of another form than ours names no row, like any unknown one. */
export const Id = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((id) => (isId(id) ? id : nobody)),
);

/** The parameters of a path that ends in an id. */
export const ById = v.object({ id: Id });

/** The id of something that is named by the browser which makes it, before the server knows of it. */
export const NewId = v.pipe(
  v.string(),
  v.check((id) => isId(id) && id !== nobody, 'invalid'),
);
export const ByNewId = v.object({ id: NewId });

/** A number from 1 to `max`, as a URL carries it. */
export const count = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'bad_number'),
    v.transform(Number),
    v.minValue(1, 'bad_number'),
    v.maxValue(max, 'bad_number'),
  );

/** How many rows of a list. */
export const Limit = v.optional(count(limits.listMax), String(limits.listDefault));

/** Where a list continues, taken from the reply before; opaque. */
export const Cursor = v.pipe(v.string(), v.regex(/^[\w-]{1,4000}$/));

/** Words that are searched for, the ends of lines between them too. The database knows no NUL, which is rejected here. */
export const SearchText = boundedLines(limits.searchTerms);
