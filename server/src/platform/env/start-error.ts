/** Something the person who starts the portal can put right; its message is the one line they read. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
