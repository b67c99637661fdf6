import type { Fault } from './renderer-process.ts';

type Build = { url: string };

/**
 * Decides which build a fault is counted against. Builds that are not live, which administrators try, are against none:
 * the live ones were not made to fit them.
 */
export function faultBlame<B extends Build>(isLive: (build: B) => boolean, onFault: (build: B, fault: Fault) => void) {
  /** Remotes one of which ended the renderer that they shared: each gets one of its own, to find out which. */
  const suspects = new Set<string>();
  /** By the URL of a shell: the remotes that had faults in it. */
  const remotesWithFaults = new Map<string, Set<string>>();

  return {
    isSuspect: ({ url }: B) => suspects.has(url),

    suspect(remotes: B[]) {
      for (const { url } of remotes) suspects.add(url);
    },

    blameHost(host: B, fault: Fault) {
      if (isLive(host)) onFault(host, fault);
    },

    /** A fault of several remotes in one shell is the shell's. */
    blameRemote(host: B, remote: B, fault: Fault) {
      suspects.clear();
      if (!isLive(host) || !isLive(remote)) return;
      const remotes = remotesWithFaults.get(host.url) ?? new Set();
      remotesWithFaults.set(host.url, remotes.add(remote.url));
      onFault(remotes.size > 1 ? host : remote, fault);
    },

    /** Forgets the builds that are not needed any more. */
    dropAllBut(isNeeded: (url: string) => boolean) {
      for (const url of suspects) if (!isNeeded(url)) suspects.delete(url);
      for (const url of remotesWithFaults.keys()) if (!isNeeded(url)) remotesWithFaults.delete(url);
    },
  };
}
