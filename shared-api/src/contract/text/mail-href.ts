/** The address that writes to an e-mail address: signs that mean something in one, as `?`, `%` or `&`, are escaped (RFC 6068). */
export const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
