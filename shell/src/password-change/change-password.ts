import { createClient } from '@console/platform';

export const PASSWORD_CALL = {
  id: 'access.updatePassword',
  method: 'POST',
  path: '/api/blade-user/update-password',
  services: ['access'],
} as const;

interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes the caller's password and ends their other sessions. Throws CallError. */
export async function changePassword({ oldPassword, newPassword }: NewPassword): Promise<void> {
  const input = { oldPassword, newPassword, newPassword1: newPassword };
  await createClient('access').send(PASSWORD_CALL, input);
}
