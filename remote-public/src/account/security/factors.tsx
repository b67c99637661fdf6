import { useState } from 'react';
import type { FactorsChangedReply } from 'shared-api/contract/accounts/factors.contract';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { loadStatus, setAnswer, useQuery, useQueryClient } from 'shared-api/query';
import { factorsQuery } from 'shared-api/query/factors.query';
import { replaceMember } from 'shared-api/session/session.store';
import { Loaded } from 'shared-ui/loaded';
import { FailedState, Skeleton, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { AppPanel } from './app-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';

/** Passkeys, the authenticator app and recovery codes of a member. */
export function Factors({ member }: { member: PrivateMember }) {
  const cache = useQueryClient();
  const query = useQuery(factorsQuery);
  const [newCodes, setNewCodes] = useState<string[]>();
  const factors = query.data;
  const hasFactor = factors && (factors.hasTotp || factors.passkeys.length > 0);

  function take({ factors, recoveryCodes }: FactorsChangedReply) {
    setAnswer(cache, factorsQuery, factors);
    if (recoveryCodes) setNewCodes(recoveryCodes);
    if (factors.recoveryCodesLeft === 0) setNewCodes(undefined);
    replaceMember({ ...member, secondFactorDueAt: null });
  }

  return (
    <Loaded
      status={loadStatus(query)}
      isEmpty={false}
      empty={null}
      waiting={<Skeleton shape="picture" />}
      failed={<FailedState title={messages.factorsFailed} text={messages.sessionsFailedHint} onRetry={query.refetch} />}
    >
      {factors && (
        <Stack>
          {hasFactor && <RecoveryPanel count={factors.recoveryCodesLeft} newCodes={newCodes} onChanged={take} />}
          <PasskeysPanel passkeys={factors.passkeys} onChanged={take} />
          <AppPanel isSetUp={factors.hasTotp} onChanged={take} />
        </Stack>
      )}
    </Loaded>
  );
}
