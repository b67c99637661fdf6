import { amend, checkedEnv, type Deed } from './amend.ts';
import { messages } from './messages.ts';
import { RegistryError } from './registry-error.ts';

/** Signs the live pointer anew, unchanged. @throws RegistryError when nothing is live */
export async function renew(deed: Deed): Promise<void> {
  checkedEnv(deed.env);
  await amend(deed, async (head) => {
    if (!head) throw new RegistryError(messages.nothingLive(deed.env));
    const { host, remotes } = head.pointer;
    return { act: 'renew', change: { host, remotes }, outcome: undefined };
  });
}
