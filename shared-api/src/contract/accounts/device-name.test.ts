import { deviceName } from './device-name.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [chrome, 'Chrome على Android'],
  [firefox, 'Firefox على Linux'],
  [`${chrome} Edg/140.0`, 'Edge على Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari على iOS'],
  ['curl/8.5.0', 'جهاز غير معروف'],
])('%s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
