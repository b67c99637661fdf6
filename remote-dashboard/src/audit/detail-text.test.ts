import { detailText } from './detail-text.ts';

const offices = [{ id: 'oran', name: 'وهران' }];

test.each([
  [{ to: 'OP', from: 'OM', address: '127.0.0.0/24' }, 'من: عضو · إلى: رئيس مكتب · عنوان الشبكة: 127.0.0.0/24'],
  [{ from: 'وهران', to: 'أدرار' }, 'من: وهران · إلى: أدرار'],
  [{ to: 'answered', address: '127.0.0.0/24' }, 'إلى: تم الرد · عنوان الشبكة: 127.0.0.0/24'],
  [{ changed: ['name', 'coverHash'] }, 'ما تغيّر: الاسم، صورة الغلاف'],
  [{ office: 'oran', active: false, q: 'read' }, 'المكتب: وهران · مفعّل: لا · البحث: read'],
  [{ reason: 'new' }, 'السبب: new'],
  [{}, ''],
])('of %j staff reads «%s»', (details, words) => {
  expect(detailText(details, offices)).toBe(words);
});
