/** What is acted on, in the version that was seen. */
export type VersionedRef = { id: string; version: number };

/** Part of a request: the server rejects it with 409 where another changed the record meanwhile. */
export const ifMatch = ({ version }: VersionedRef) => ({ headers: { 'if-match': `"${version}"` } });
