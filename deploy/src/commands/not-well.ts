/** What was asked for was answered, and the answer is bad news: it is printed as it is, and the exit code says so. */
export class NotWell extends Error {
  override readonly name = 'NotWell';
}
