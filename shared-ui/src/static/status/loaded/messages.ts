/** Apart from what else the kit says: no first page waits for a list. */
export const messages = {
  loading: 'جارٍ التحميل',
};
