import type { FastifyRequest } from 'fastify';
import { type PrivateMember, PrivateMemberReply } from 'shared-api/contract/members/members.contract';
import { ProfileRequest } from 'shared-api/contract/members/profile.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { messages } from '../../messages.ts';
import { forbidden, profileRejected, Rejection } from '../../platform/errors.ts';
import { rejectUnlessRecent, sourceOf } from '../../platform/http/actor.ts';
import { readForm } from '../../platform/http/forms/multipart.ts';
import type { Routes } from '../../platform/http/validation.ts';
import { isNewEmail } from '../account/request-email-change.ts';
import type { ConfirmPassword } from '../session/confirm-password.ts';
import type { ProfileService } from './profile.service.ts';

/** @throws Rejection 400 in the words of the profile form */
async function readProfile(request: FastifyRequest) {
  try {
    return await readForm(request, ProfileRequest, { picture: 'avatar' });
  } catch (error) {
    throw error instanceof Rejection && error.statusCode === 400 ? profileRejected(error.extras.fields) : error;
  }
}

/** Of an e-mail that was asked for, or that waited and does so no more, the reply says what became of it. */
function savedSentence({ pendingEmail: before }: PrivateMember, { email, pendingEmail }: PrivateMember) {
  if (pendingEmail && pendingEmail !== before) return messages.profileUpdatedAndMailed(pendingEmail);
  return before && !pendingEmail && email !== before ? messages.emailChangeWithdrawn : messages.profileUpdated;
}

type Parts = { profileService: ProfileService; confirmPassword: ConfirmPassword };

export const profileRoutes: Routes<Parts> = async (app, { profileService, confirmPassword }) => {
  /** Who found a session open must not be able to keep the account. */
  async function rejectUnlessSure(request: FastifyRequest, { password, email, currentPassword }: ProfileRequest) {
    if (!password && !isNewEmail(request.viewer(), email)) return;
    if (currentPassword) await confirmPassword(request, currentPassword, 'currentPassword');
    else rejectUnlessRecent(request);
  }

  const update = {
    schema: { params: ById, response: { 200: PrivateMemberReply } },
    config: { form: { schema: ProfileRequest, picture: 'avatar' } },
  };
  app.put('/auth/update/:id', update, async (request) => {
    const viewer = request.viewer();
    if (request.params.id !== viewer.id) throw forbidden();
    const token = request.sessionToken;
    const profile = await readProfile(request);
    await rejectUnlessSure(request, profile.fields);
    const member = await profileService.update({ viewer, token, source: sourceOf(request), ...profile });
    return { message: savedSentence(viewer, member), member };
  });
};
