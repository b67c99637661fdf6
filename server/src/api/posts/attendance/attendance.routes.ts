import { AttendanceReply } from 'shared-api/contract/posts/attendance.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import type { Routes } from '../../../platform/http/validation.ts';
import type { AttendanceService } from './attendance.service.ts';

/** Each member's own, by the id of the announcement. */
export const attendanceRoutes: Routes<{ attendanceService: AttendanceService }> = async (
  app,
  { attendanceService },
) => {
  const options = { schema: { params: ById, response: { 200: AttendanceReply } } };
  app.get('/events/:id/attendance', options, (request) => attendanceService.read(request.viewer(), request.params.id));
  app.put('/events/:id/attendance', options, (request) =>
    attendanceService.attend(request.viewer(), request.params.id),
  );
  app.delete('/events/:id/attendance', options, (request) =>
    attendanceService.leave(request.viewer(), request.params.id),
  );
};
