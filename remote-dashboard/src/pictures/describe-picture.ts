/** What is to be said of a file before it is sent as a picture; its code comes with the first file. */
export async function describePicture(file: File): Promise<string | undefined> {
  const { describePicture: describe } = await import('shared-api/contract/pictures/describe-picture');
  const { isRead, unread, still } = await describe(file);
  return isRead ? still : unread;
}
