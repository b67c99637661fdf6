export const messages = {
  dropPicture: 'أو اسحبها إلى هنا أو ألصقها',
};
