import { http } from 'shared-api/client/http';
import type { AttendanceReply } from '../contract/posts/attendance.contract.ts';

/** @throws ApiError 401, 404 */
export const fetchAttendance = async (postId: string, signal: AbortSignal) =>
  (await http()).get(`events/${postId}/attendance`, { signal }).json<AttendanceReply>();

/** @throws ApiError 401, 404, 409 once it takes nobody any more */
export const attend = async (postId: string) =>
  (await http()).put(`events/${postId}/attendance`).json<AttendanceReply>();

/** @throws ApiError 401, 404 */
export const leaveEvent = async (postId: string) =>
  (await http()).delete(`events/${postId}/attendance`).json<AttendanceReply>();
