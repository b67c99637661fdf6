import { MemberReply, ReasonRequest } from 'shared-api/contract/managed-members.contract';
import { messages } from '../../messages.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { ById } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { ApplicantsService } from './applicants.service.ts';

export const applicantsRoutes: Routes<{ applicants: ApplicantsService }> = async (app, { applicants }) => {
  const approve = { schema: { params: ById, response: { 200: MemberReply } } };
  app.post('/dashboard/applicants/:id/approve', approve, async (request) => ({
    message: messages.applicantApproved,
    member: await applicants.approve(actorOf(request), request.params.id),
  }));

  const refuse = { schema: { params: ById, body: ReasonRequest, response: { 200: MemberReply } } };
  app.post('/dashboard/applicants/:id/refuse', refuse, async (request) => ({
    message: messages.applicantRefused,
    member: await applicants.refuse(actorOf(request), request.params.id, request.body.reason),
  }));
};
