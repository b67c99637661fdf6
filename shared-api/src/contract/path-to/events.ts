export const events = '/events';
export const attend = '/events/attend';
export const attendEvent = (post: string) => `${attend}?${new URLSearchParams({ event: post })}`;
export const confirmAttending = '/events/attend/confirm';
export const cancelAttending = '/events/attend/cancel';
