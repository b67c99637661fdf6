import { toQrSvg } from 'shared-api/contract/text/qr-code';
import { encode } from 'uqr';

/** An address as a QR code; nothing where it is too long for one. */
export const drawQrCode = (address: string): string => toQrSvg(address, encode);
