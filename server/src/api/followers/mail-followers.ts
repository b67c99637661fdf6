import { followersPollOptions } from '../../limits.ts';
import { toMailedToken } from '../../platform/credentials/mailed-token.ts';
import type { Db } from '../../platform/database/db.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { takeBatch } from '../../platform/worker/take-batch.ts';
import { newPost } from './followers.messages.ts';
import { type DueMailing, followersRepository, mailingsQueue } from './followers.repository.ts';

type Follower = Awaited<ReturnType<typeof followersRepository.listNext>>[number];

const toMail = ({ id, title, excerpt, officeName: office }: DueMailing, follower: Follower) => ({
  ...newPost({
    to: follower.email,
    office,
    post: { id, title, excerpt },
    token: toMailedToken(follower, 'stop'),
  }),
  about: { postId: id, followerId: follower.id },
});

/** Queues the mails about one post for the next of its office's followers. @returns false where nothing is due */
export const mailFollowersNext = (
  db: Db,
  mailsService: MailsService,
  batchRows: number = followersPollOptions.batchRows,
) =>
  takeBatch(db, mailingsQueue, {
    claim: followersRepository.claimMailing,
    async give(transaction, mailing) {
      if (mailing.status !== 'published') return { count: 0, last: undefined };
      const followers = await followersRepository.listNext(transaction, mailing, batchRows);
      await mailsService.queue(transaction, ...followers.map((follower) => toMail(mailing, follower)));
      return { count: followers.length, last: followers.at(-1)?.id };
    },
    batchRows,
  });
