import { type MouseEvent, type ReactNode, useRef } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { confirmRecent } from 'shared-api/client/sign-in.client';
import { useAction } from 'shared-api/query';
import { buttonClass, notify } from 'shared-ui/static';
import { messages } from './messages.ts';

/** A file of persons' data: a link cannot ask for the password, so that is done before it is followed. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isConfirmed = useRef(false);
  const { mutate } = useAction({
    mutationFn: confirmRecent,
    onSuccess() {
      isConfirmed.current = true;
      link.current?.click();
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.downloadFailed)),
  });

  function follow(event: MouseEvent) {
    if (!isConfirmed.current) {
      event.preventDefault();
      mutate();
    }
    isConfirmed.current = false;
  }

  return (
    <a ref={link} className={buttonClass({ variant: 'ghost', size: 'sm' })} href={href} download onClick={follow}>
      {children}
    </a>
  );
}
