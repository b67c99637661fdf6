import { island } from 'shared-ui/static';

/** They come with the first press. */
export const LaterDialog = island(() => import('./later-dialog.tsx').then((module) => module.LaterDialog));
export const ScheduleDialog = island(() => import('./schedule-dialog.tsx').then((module) => module.ScheduleDialog));
