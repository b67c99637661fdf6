import { create } from 'shared-api/store';

/** Whether a post is on its way: the form it was written in may be gone meanwhile. Only a browser sends any. */
export const usePublishing = create(() => ({ isUnderWay: false }));
