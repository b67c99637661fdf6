import { useEffect, useState } from 'react';

/** An address for a picture that is only here, for as long as it is shown. */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = picture && URL.createObjectURL(picture);
    setUrl(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [picture]);
  return url;
}
