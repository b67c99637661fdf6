import { messages } from '../messages.ts';

/** What the organisation stands on (spec, section 1). */
export const pillars = [
  { icon: 'calendar', title: messages.activities, text: messages.activitiesText },
  { icon: 'briefcase', title: messages.work, text: messages.workText },
  { icon: 'graduation', title: messages.services, text: messages.servicesText },
  { icon: 'heart', title: messages.volunteering, text: messages.volunteeringText },
] as const;
