/** Id of the element above a page on paper: whose it is, and its address. */
export const printedAddressId = 'printed-address';
