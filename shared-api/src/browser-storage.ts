/** One storage of the browser, which may allow none or be full: then nothing is there, and nothing is stored. */
function storageOf(find: () => Storage) {
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(find());
    } catch {
      return undefined;
    }
  }
  return {
    /** Null where nothing has that name; undefined where the browser allows no storage, as on the server. */
    read: (name: string) => attempt((storage) => storage.getItem(name)),
    /** Stores the text; null removes what has that name. @returns whether the browser did */
    write: (name: string, text: string | null) =>
      attempt((storage) => {
        if (text === null) storage.removeItem(name);
        else storage.setItem(name, text);
        return true;
      }) ?? false,
    names: () => attempt(Object.keys) ?? [],
  };
}

/** Stays until it is removed, for every tab of this browser. */
export const browserStorage = storageOf(() => localStorage);
/** Stays as long as the tab. */
export const tabStorage = storageOf(() => sessionStorage);
