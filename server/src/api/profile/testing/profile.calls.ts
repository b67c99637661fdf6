import { aForm } from '../../../../test/a-form.ts';
import type { CallInputs } from '../../../../test/calls.ts';
import { someone } from '../../../../test/factories.ts';

const rest = { password: '', confirmPassword: '', bio: '', about: '' };

export const calls: CallInputs = {
  'PUT /api/auth/update/:id': ({ member: { id, email } }) => ({
    params: { id },
    payload: aForm({ ...someone(), email, ...rest }),
  }),
};
