type Issue = {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
};
type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<Issue> };

/** As much of Standard Schema (standardschema.dev) as a form needs: the kit knows no library of schemas. */
export type Schema<Output> = {
  readonly '~standard': { readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>> };
};

/** By the name of the field: a code of the schema, as `too_short:2`, or a sentence of the server. */
export type FieldErrors = Readonly<Record<string, string>>;

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/** A library's own message is no code, and in English. */
const codeOf = ({ message }: Issue) => (/^\w+(:\d+)?$/.test(message) ? message : 'bad_value');

function nameOf({ path: [first = ''] = [] }: Issue): string {
  return String(typeof first === 'object' ? first.key : first);
}

function toErrors(issues: ReadonlyArray<Issue>, values: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = nameOf(issue);
    errors[name] ??= isBlank(values[name]) ? 'missing' : codeOf(issue);
  }
  return errors;
}

/** What the schema makes of the values, or the first error of each field. */
export function validate<Output>(schema: Schema<Output>, values: Readonly<Record<string, unknown>>) {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('a form needs a schema that answers at once');
  return result.issues ? { errors: toErrors(result.issues, values) } : { output: result.value };
}
