import type { Viewer } from 'shared-api/contract/members.contract';
import { canOpenDashboard, scopeOf } from 'shared-api/contract/members.policy';
import { canModeratePost } from 'shared-api/contract/moderation.policy';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Position } from '../../platform/http/paging.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { AuditRepository } from '../audit/audit.repository.ts';
import { postRemoved } from '../mails/post-removed.ts';
import { actAs } from '../members/act-on-member.ts';
import { moderationRepository as moderated } from './moderation.repository.ts';
import type { PostFilter } from './posts.repository.ts';
import type { PostsService } from './posts.service.ts';
import type { PublishingService } from './publishing.service.ts';

type Parts = {
  db: Db;
  posts: PostsService;
  publishing: Pick<PublishingService, 'withoutLeavings'>;
  audit: AuditRepository;
  mails: MailsService;
};

const emptyPage = { posts: [], total: 0, next: undefined };

export function moderationService({ db, posts, publishing, audit, mails }: Parts) {
  return {
    async list(viewer: Viewer, filter: PostFilter, limit: number, after?: Position) {
      const scope = scopeOf(viewer);
      if (scope && filter.office && filter.office !== scope) return emptyPage;
      return posts.list({ ...filter, office: scope ?? filter.office }, limit, after);
    },

    remove: (actor: Actor, id: string, reason: string) =>
      publishing.withoutLeavings(id, () =>
        actAs(db, actor, canOpenDashboard, async (transaction, viewer) => {
          const post = await moderated.lock(transaction, id);
          if (!post) throw notFound();
          const { title, officeId: office, name, email: to } = post;
          if (!canModeratePost(viewer, { author: { office: { id: office } } })) throw forbidden();
          await moderated.remove(transaction, id);
          if (!post.deletedAt) await mails.queue(transaction, postRemoved({ to, name, title, reason }));
          const subject = { kind: 'post' as const, id, name: title, office };
          await audit.record(transaction, { actor, act: 'post.deleted', subject, details: { reason, author: name } });
        }),
      ),
  };
}
export type ModerationService = ReturnType<typeof moderationService>;
