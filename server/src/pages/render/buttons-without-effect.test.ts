import { buttonsWithoutEffect } from './buttons-without-effect.ts';

const aDocument = (main: string) =>
  `<html data-front-end="shell@1"><body><button>القائمة</button><main data-front-end="remote-public@1">${main}</main></body></html>`;

test('a team reads the text of each button that a reader presses for nothing until scripts run', () => {
  const document = aDocument(
    `<button type="button">اختر <b>«نجمة»</b></button>
     <form><button type="button">أضف سطرا</button></form>
     <p><button aria-label="أغلق"><svg><path d="M0"/></svg></button></p>`,
  );
  expect(buttonsWithoutEffect(document, 'remote-public')).toEqual(['اختر «نجمة»', 'أضف سطرا', 'أغلق']);
  expect(buttonsWithoutEffect(document, 'shell')).toEqual(['القائمة']);
});

test.each([
  '<form><p><button>أرسل</button></p></form>',
  '<button form="search">ابحث</button><form id="search"></form>',
  '<button type="button" popovertarget="menu">القائمة</button>',
  '<button type="button" command="show-modal" commandfor="help">ساعدني</button>',
  '<button type="button" data-dialog="sign-in">ادخل</button><button type="button" data-theme="">المظهر</button>',
  '<button type="button" disabled>احفظ</button>',
  '<div hidden><button type="button">شارك</button></div><template><button>سطر</button></template>',
  '<details><summary>المزيد</summary>نص</details><script>"<button>"</script>',
])('a team reads nothing of what works without scripts: %s', (main) => {
  expect(buttonsWithoutEffect(aDocument(main), 'remote-public')).toEqual([]);
});
