/** Stands in a document where each response puts its own nonce. */
export const noncePlaceholder = '%nonce%';

/** Stands in a document where each response puts the address the visitor reached us by. */
export const originPlaceholder = '%origin%';
