/** What the cropping of a picture says. */
export const messages = {
  stage: 'معاينة الصورة: اسحبها لتختار ما يظهر منها',
  zoom: 'التكبير',
  across: 'من اليمين إلى اليسار',
  down: 'من الأعلى إلى الأسفل',
};
