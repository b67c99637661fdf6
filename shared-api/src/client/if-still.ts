/** What somebody acts on, as it was seen. */
export type Seen = { id: string; version: number };

/** Part of a request: whoever changed it meanwhile is not overwritten. */
export const ifStill = ({ version }: Seen) => ({ headers: { 'if-match': `"${version}"` } });
