export const addPostMessages = {
  intro: 'اكتب منشورًا أو إعلانًا باسم مكتبك، ثم انشره.',
  scheduledIntro: 'يُنشر هذا المنشور من تلقاء نفسه في موعده، كما حفظته آخر مرة.',
};
