import type { FastifyRequest } from 'fastify';
import { PrivateMemberReply } from 'shared-api/contract/members.contract';
import { ProfileRequest } from 'shared-api/contract/profile.contract';
import { ById } from 'shared-api/contract/query.contract';
import { messages } from '../../messages.ts';
import { forbidden, profileRefused, Refusal } from '../../platform/errors.ts';
import { sourceOf } from '../../platform/http/actor.ts';
import { readForm } from '../../platform/http/forms/multipart.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { ProfileService } from './profile.service.ts';

/** @throws Refusal 400 in the words of the profile form */
async function readProfile(request: FastifyRequest) {
  try {
    return await readForm(request, ProfileRequest, { picture: 'avatar' });
  } catch (error) {
    throw error instanceof Refusal && error.statusCode === 400 ? profileRefused(error.extras.fields) : error;
  }
}

export const profileRoutes: Routes<{ profileService: ProfileService }> = async (app, { profileService }) => {
  const update = {
    schema: { params: ById, response: { 200: PrivateMemberReply } },
    config: { form: { schema: ProfileRequest, picture: 'avatar' } },
  };
  app.put('/auth/update/:id', update, async (request) => {
    const viewer = request.viewer();
    if (request.params.id !== viewer.id) throw forbidden();
    const token = request.sessionToken;
    const member = await profileService.update({
      viewer,
      token,
      source: sourceOf(request),
      ...(await readProfile(request)),
    });
    return { message: messages.profileUpdated, member };
  });
};
