/** Lets a few works run at once; the others wait in the order they came. */
export function turns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function take() {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function pass() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function inTurn<T>(work: () => Promise<T>) {
    await take();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
