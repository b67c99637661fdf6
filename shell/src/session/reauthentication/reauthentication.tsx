import { Suspense, useEffect, useState } from 'react';
import { reauthentication } from 'shared-api/client/http';
import { island, openWhenLoaded } from 'shared-ui/static';

const ReauthenticateDialog = island(() =>
  import('./reauthenticate-dialog.tsx').then((module) => module.ReauthenticateDialog),
);

/** Asks for the password in place when a request needs it; the request then goes on. */
export function Reauthentication() {
  const [answer, setAnswer] = useState<{ settle: (isGiven: boolean) => void }>();
  useEffect(() => {
    let settle: ((isGiven: boolean) => void) | undefined;
    const takeBack = reauthentication.provide(async () => {
      let give: (isGiven: boolean) => void = () => {};
      const given = new Promise<boolean>((resolve) => {
        give = resolve;
      });
      settle = give;
      const isOpen = await openWhenLoaded(ReauthenticateDialog, () => setAnswer({ settle: give }));
      return isOpen && given;
    });
    return () => {
      takeBack();
      settle?.(false); // the member is signed out: nobody is left to answer
    };
  }, []);
  if (!answer) return null;
  const close = (isGiven: boolean) => {
    setAnswer(undefined);
    answer.settle(isGiven);
  };
  return (
    <Suspense fallback={null}>
      <ReauthenticateDialog onClose={close} />
    </Suspense>
  );
}
