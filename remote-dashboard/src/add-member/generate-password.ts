/** Without letters and digits that are taken for one another when read out. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 3;
const groupLength = 4;

/** Each letter as likely as any other: what would favour the first ones is drawn again. */
function drawLetter(): string {
  const fair = 256 - (256 % letters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return letters.charAt(byte % letters.length);
  }
}

const drawGroup = () => Array.from({ length: groupLength }, drawLetter).join('');

/** `kT4m-Qz9w-c3Hx`: a password to be told over the telephone, and changed at the first sign-in. */
export const generatePassword = () => Array.from({ length: groups }, drawGroup).join('-');
