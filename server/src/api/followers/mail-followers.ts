import { followersPace } from '../../limits.ts';
import { toMailedToken } from '../../platform/credentials/mailed-token.ts';
import type { Db } from '../../platform/database/db.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { newPost } from './followers.messages.ts';
import { type DueMailing, followersRepository } from './followers.repository.ts';

type Follower = Awaited<ReturnType<typeof followersRepository.listNext>>[number];

const toMail = ({ postId: id, title, excerpt, officeName: office }: DueMailing, follower: Follower) => ({
  ...newPost({
    to: follower.email,
    office,
    post: { id, title, excerpt },
    token: toMailedToken(follower, 'stop'),
  }),
  about: { postId: id, followerId: follower.id },
});

/**
 * Queues the mails about one post for the next of its office's followers: mails and the place to go on from in one
 * transaction, so that a worker that is killed has mailed nobody twice and forgets nobody. False where nothing is due.
 */
export const mailFollowersNext = (db: Db, mailsService: MailsService, batchRows: number = followersPace.batchRows) =>
  db.transaction().execute(async (transaction) => {
    const mailing = await followersRepository.claimMailing(transaction);
    if (!mailing) return false;
    const { postId, status } = mailing;
    const followers = status === 'published' ? await followersRepository.listNext(transaction, mailing, batchRows) : [];
    const mails = followers.map((follower) => toMail(mailing, follower));
    await mailsService.queue(transaction, ...mails);
    const last = followers.at(-1);
    if (last && followers.length === batchRows) await followersRepository.goOn(transaction, postId, last.id);
    else await followersRepository.finish(transaction, postId);
    return true;
  });
