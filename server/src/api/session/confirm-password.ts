import type { FastifyRequest } from 'fastify';
import type { SessionService } from './session.service.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Rejects who cannot say the password of its own account. @throws Rejection 400 that names `field`, 429 */
export type ConfirmPassword = (request: FastifyRequest, password: string, field?: string) => Promise<void>;

export const confirmPasswordOf =
  (sessionService: SessionService, cookies: SessionCookies): ConfirmPassword =>
  (request, password, field) =>
    sessionService.confirmPassword(request.viewer(), password, cookies.visitOf(request), field);
