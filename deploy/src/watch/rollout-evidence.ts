import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { describeEvidence, isEnough, triesOf } from './counted.ts';
import { buildsOf, fetchLoads, findRollout, type Watched } from './health.ts';

type Asked = Omit<Watched, 'token'> & { token: string | undefined };

/** What is missing for saying that a rollout's build fares well, as a sentence; undefined where nothing is. */
export async function findMissingEvidence(
  { portal, token }: Asked,
  name: string,
  version: string,
): Promise<string | undefined> {
  if (!token) return messages.evidenceWithoutToken(portal.origin);
  try {
    const health = findRollout(version)(buildsOf(await fetchLoads({ portal, token }), name));
    if (!health) return messages.evidenceNotKnown(portal.origin);
    const { candidate, baseline } = health;
    if (candidate.isSetAside) return messages.setAside(candidate.faults);
    if (candidate.faults > 0) return messages.faults(candidate.faults);
    const evidence = {
      loads: triesOf(candidate.loads),
      networks: triesOf(candidate.byNetwork.loads),
      otherLoads: triesOf(baseline.loads),
    };
    return isEnough(evidence) ? undefined : describeEvidence(evidence);
  } catch (error) {
    if (error instanceof RegistryError) return error.message.replace(/\.$/, '');
    throw error;
  }
}
