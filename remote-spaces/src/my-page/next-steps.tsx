import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { Link } from 'shared-ui/router';
import { Block, Card, Stack } from 'shared-ui/static';
import { myPageMessages as messages } from './messages.ts';

type Step = { title: string; why: string; to: string };

/** The most pressing one first. */
function stepsOf({ id, avatar, bio, secondFactorDueAt }: PrivateMember): Step[] {
  const profile = pathTo.editProfile(id);
  return [
    ...(secondFactorDueAt ? [{ title: messages.factor, why: messages.factorWhy, to: pathTo.security }] : []),
    ...(avatar ? [] : [{ title: messages.picture, why: messages.pictureWhy, to: profile }]),
    ...(bio.trim() ? [] : [{ title: messages.bio, why: messages.bioWhy, to: profile }]),
  ];
}

/** What a newcomer has not done yet; nothing once all is done. */
export function NextSteps({ member }: { member: PrivateMember }) {
  const steps = stepsOf(member);
  if (steps.length === 0) return null;
  return (
    <Block title={messages.steps}>
      <Stack>
        {steps.map(({ title, why, to }) => (
          <Card key={title} title={<Link to={to}>{title}</Link>} text={why} />
        ))}
      </Stack>
    </Block>
  );
}
