import { fetchAttendance } from '../client/attendance.client.ts';

/** Whether the viewer comes to an event; no changes of it are announced. */
export const attendanceQuery = (postId: string) => ({
  queryKey: ['attendance', postId],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchAttendance(postId, signal),
});
