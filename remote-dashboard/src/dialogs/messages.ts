export const messages = {
  reason: 'السبب',
  reasonMissing: 'اكتب السبب، فسيُرسل إلى صاحب الشأن',
  letInAnyway: 'قبول رغم ذلك',
  emailUnconfirmed: {
    before: 'لم يثبت أن البريد',
    owner: 'لصاحب الحساب',
    after: 'فقد يكون لغيره، وقد لا تصله رسائلنا. تحقّق منه أولًا.',
  },
};
