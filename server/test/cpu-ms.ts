const runs = 3;

/** Ten times what an operation may take of the event loop, so that a busy machine fails no test: faults take far longer. */
export const maxCpuMs = 500;

/** CPU time that `work` takes on this thread, in milliseconds: the least of three, which other work hardly lengthens. */
export function cpuMs(work: () => unknown) {
  const measured = Array.from({ length: runs }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...measured);
}
