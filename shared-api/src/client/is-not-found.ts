import { ApiError } from 'shared-api/client/api-error';

/** What was asked for or acted on is not there, or is there no more. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;
