import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Spinner } from 'shared-ui/spinner';
import { Button, notifyNotStarted, Panel } from 'shared-ui/static';
import { Unfold } from 'shared-ui/unfold';
import { preloadQuietly } from '../loaders/preload-quietly.ts';
import { messages } from '../messages.ts';
import { useWriter } from '../submission/use-writer.ts';
import { AddPostForm } from './post-forms.ts';

/** For members alone: opens the form of a new post, and closes it. */
export function AddPostButton() {
  const { writer } = useWriter();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [isOpen, id]);
  if (!writer) return null;
  async function toggle() {
    if (isOpen) return setOpen(false);
    try {
      await AddPostForm.preload();
      setOpen(true);
    } catch {
      notifyNotStarted(messages.postFormFailed);
    }
  }
  /** The form is gone, and with it what held the keyboard; the new post stands right below its button. */
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  const preload = () => preloadQuietly(AddPostForm);
  const button = (
    <Button
      ref={opener}
      variant={isOpen ? 'outline' : 'solid'}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {isOpen ? messages.closePostForm : messages.addPost}
    </Button>
  );
  return (
    <Unfold button={button} id={id}>
      {isOpen && (
        <Panel>
          <Suspense fallback={<Spinner label={messages.postFormLoading} />}>
            <AddPostForm memberId={writer.id} onPublished={close} />
          </Suspense>
        </Panel>
      )}
    </Unfold>
  );
}
