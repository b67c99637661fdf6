import type { CallInputs } from '../../../../test/calls.ts';
import { aPushSubscription } from '../../../../test/factories.ts';

export const calls: CallInputs = {
  'PUT /api/push/subscription': () => ({ payload: aPushSubscription() }),
  'PUT /api/push/quiet-hours': () => ({ payload: { isOn: true, begins: '21:00', ends: '06:30' } }),
};
