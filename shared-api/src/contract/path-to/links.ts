export const about = '/links/about';
export const servicePolicy = '/links/service-policy';
export const licensingPolicy = '/links/licensing-policy';
export const contactsInfo = '/links/contacts-info';
