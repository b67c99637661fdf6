import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { type ButtonStyle, buttonClass, notify } from 'shared-ui/static';
import { downloadMessages } from './messages.ts';

export type DownloadLinkProps = {
  href: string;
  /** Asks for what the file needs, such as the password; it rejects where that is not given. */
  confirm: () => Promise<unknown>;
  /** What is said then; `otherwise` where the error says nothing to the person. */
  textOf: (error: unknown, otherwise: string) => string;
  buttonStyle?: ButtonStyle;
  children: ReactNode;
};

/** A file that not every session may have: a link can ask for nothing, so that is done before it is followed. */
export function DownloadLink({ href, confirm, textOf, buttonStyle, children }: DownloadLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isConfirmed = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  async function ask() {
    setIsAsking(true);
    try {
      await confirm();
      isConfirmed.current = true;
      link.current?.click();
    } catch (error) {
      notify.failure(textOf(error, downloadMessages.failed));
    } finally {
      setIsAsking(false);
    }
  }

  function follow(event: MouseEvent) {
    if (!isConfirmed.current) {
      event.preventDefault();
      if (!isAsking) void ask();
    }
    isConfirmed.current = false;
  }

  return (
    <a ref={link} className={buttonClass(buttonStyle)} href={href} download aria-busy={isAsking} onClick={follow}>
      {children}
    </a>
  );
}
