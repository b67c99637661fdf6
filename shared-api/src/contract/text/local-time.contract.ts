import * as v from 'valibot';

/** What `toLocalTime` answers: a time by the clocks of Algeria, of a day that there is. */
export const LocalTime = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/, 'bad_time'),
  v.check((text) => {
    const at = new Date(`${text}Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  }, 'bad_time'),
);
