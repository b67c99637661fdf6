type Ask = () => Promise<boolean>;

let provide: (ask: Ask) => void;
let provided: Promise<Ask>;

function takeBack() {
  provided = new Promise((resolve) => {
    provide = resolve;
  });
}
takeBack();

let asking: Promise<boolean> | undefined;

export const reauthentication = {
  /** Asks the member for its password, once for all who wait, in a window that may still be on its way. @returns whether it was given */
  ask(): Promise<boolean> {
    asking ??= provided
      .then((ask) => ask())
      .finally(() => {
        asking = undefined;
      });
    return asking;
  },
  /** Tells how to ask: the shell's window, once it is there. @returns how to take it back */
  provide(ask: Ask): () => void {
    provide(ask);
    return takeBack;
  },
};
export type Reauthentication = typeof reauthentication;
