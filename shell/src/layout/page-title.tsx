import { useEffect } from 'react';

/** The document's title while this stands in the page; the one rendered last wins. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
