import { island } from 'shared-ui/static';

/** The form comes when it is needed: nobody but its owner ever sees it. */
export const ProfileFormIsland = island(() => import('./profile-form.tsx').then((module) => module.ProfileForm));
