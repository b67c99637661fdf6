import { useEffect, useState } from 'react';
import { browserStorage } from './browser-storage.ts';
import { type CsvSeparator, usualCsvSeparator } from './contract/wire/csv-separators.ts';

const key = 'csv-separator';

/** What separates the cells of the files that are downloaded here, as chosen in this browser, and the function that chooses it. */
export function useCsvSeparator() {
  const [separator, setSeparator] = useState<CsvSeparator>(usualCsvSeparator);
  // after hydration: the server knows no choice
  useEffect(() => {
    if (browserStorage.read(key) === 'comma') setSeparator('comma');
  }, []);
  function choose(chosen: CsvSeparator) {
    setSeparator(chosen);
    browserStorage.write(key, chosen);
  }
  return [separator, choose] as const;
}
