import { sessionAddresses } from '@console/contract-access/addresses';
import { createClient } from '@console/platform';

interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes the caller's password and ends their other sessions. Throws CallError. */
export async function changePassword({ oldPassword, newPassword }: NewPassword): Promise<void> {
  const input = { oldPassword, newPassword, newPassword1: newPassword };
  await createClient('access').call(sessionAddresses.updatePassword, input);
}
