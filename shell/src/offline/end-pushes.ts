import { mayBeSignedIn, type Session, useSession } from 'shared-api/session/session.store';

/** Nobody is; a session that could not be read for want of a network may still be there. */
const isSignedOut = ({ status, member }: Session) => status === 'failed' && !member && !mayBeSignedIn();

/** The server has dropped the subscription with the session; others may use this device. */
async function endPushes(registration: ServiceWorkerRegistration) {
  for (const shown of await registration.getNotifications()) shown.close();
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Once a session is over, wherever it was ended, this browser keeps neither its subscription nor what it was shown. */
export function endPushesWithSession(registration: ServiceWorkerRegistration) {
  if (!('pushManager' in registration)) return;
  function look(session: Session) {
    if (isSignedOut(session)) endPushes(registration).catch((error: unknown) => reportError(error));
  }
  look(useSession.getState());
  useSession.subscribe(look);
}
