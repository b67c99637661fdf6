/** Something in or about the registry is not as it must be; the message is one line that names what and where. */
export class RegistryError extends Error {
  override readonly name: string = 'RegistryError';
}
