import { createRoot } from 'react-dom/client';
import { NoticeBar } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { endPushesWithSession } from './end-pushes.ts';
import { keepRead } from './keep-read.ts';
import { messages } from './messages.ts';
import { takeOver } from './take-over.ts';

type UpdatePromptProps = { onUpdate: () => void; onClose: () => void };

/** It waits for the reader: what is being typed is not to be lost. */
const UpdatePrompt = ({ onUpdate, onClose }: UpdatePromptProps) => (
  <NoticeBar text={messages.updated}>
    <Button size="sm" onClick={onUpdate}>
      {messages.update}
    </Button>
    <Button size="sm" variant="ghost" onClick={onClose}>
      {messages.later}
    </Button>
  </NoticeBar>
);

let withdrawLast: (() => void) | undefined;

/** Asks the reader, in a place of its own beside the page; who agrees meets what is live now. */
function offer(waiting: ServiceWorker) {
  withdrawLast?.(); // its worker has been replaced too
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    withdrawLast = undefined;
  };
  withdrawLast = close;
  function update() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage(takeOver);
  }
  root.render(<UpdatePrompt onUpdate={update} onClose={close} />);
}

function watch(worker: ServiceWorker | null) {
  worker?.addEventListener('statechange', () => {
    // the first worker of a browser replaces nothing
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
  });
}

/** Keeps what is read for when the network is away, and tells when something was deployed meanwhile. */
export async function cacheOffline(router: Parameters<typeof keepRead>[0]): Promise<void> {
  const isControlled = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  if (!registration) return; // a browser may be told to allow none
  keepRead(router, isControlled, navigator.serviceWorker.ready);
  endPushesWithSession(registration);
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}
