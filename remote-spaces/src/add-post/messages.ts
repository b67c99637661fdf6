export const addPostMessages = {
  intro: 'اكتب منشورًا أو إعلانًا باسم مكتبك، ثم انشره.',
};
