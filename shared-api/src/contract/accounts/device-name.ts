const unknownDevice = 'جهاز غير معروف';

/** The first that matches wins: browsers also name those they resemble. */
const browsers: [RegExp, string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const findName = (names: [RegExp, string][], agent: string) => names.find(([mark]) => mark.test(agent))?.[1];

/** What a person would call the browser that describes itself so. */
export function deviceName(agent: string): string {
  const browser = findName(browsers, agent);
  const system = findName(systems, agent);
  return browser && system ? `${browser} على ${system}` : (browser ?? system ?? unknownDevice);
}
