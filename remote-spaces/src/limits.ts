/** Windows and time-outs of the spaces; the bounds of what is typed stand in the contract. */

/** Several organisers tick off people at once: so often each phone asks what the others did. */
export const attendeesPollMs = 15_000;
