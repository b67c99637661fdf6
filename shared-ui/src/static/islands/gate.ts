import { knownPromise } from './known-promise.ts';

const isServer = typeof document === 'undefined';

type Gate = { promise: Promise<void>; open: () => void };

const gates = new Map<string, Gate>();
const open = knownPromise(Promise.resolve(), undefined);
let isFirstPage = !isServer;

function createGate(): Gate {
  const gate: Gate = { promise: open, open: () => undefined };
  gate.promise = new Promise((resolve) => {
    gate.open = () => {
      knownPromise(gate.promise, undefined);
      resolve();
    };
  });
  return gate;
}

function getGate(id: string): Gate {
  const gate = gates.get(id) ?? createGate();
  gates.set(id, gate);
  return gate;
}

/** What the section `id` waits for before it wakes up: nothing, but on the first page in the browser. */
export const gateOf = (id: string): Promise<void> => (isFirstPage ? getGate(id).promise : open);

const wakingEvents = ['pointerdown', 'focusin'];

/** Opens the gate of `element` when it is nearly seen, touched or focused. Answers how to stop watching. */
export function openWhenNeeded(id: string, element: Element): () => void {
  const wake = getGate(id).open;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '200px 0px',
  });
  observer.observe(element);
  for (const event of wakingEvents) element.addEventListener(event, wake);
  return () => {
    observer.disconnect();
    for (const event of wakingEvents) element.removeEventListener(event, wake);
  };
}

/**
 * Tells that the page the server rendered has been left, or that there was none: from now on sections are rendered at once.
 * The shell calls it at the first navigation inside the portal, and at start when the page came as the plain shell.
 */
export function leaveFirstPage(): void {
  isFirstPage = false;
  for (const gate of gates.values()) gate.open();
}
