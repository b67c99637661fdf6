/** The clocks that people of the organisation read: times are typed and told by them. */
export const timeZone = 'Africa/Algiers';
