/** What `pg` sends for a value of JavaScript; its types leave it out. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): string | null };
  export default utils;
}
