import { accessEntries } from '@console/contract-access';
import { PASSWORD_CALL } from '../password-change/change-password.ts';
import { PREFERENCES_CALL } from '../session/preferences.ts';
import { LOCK_CALL } from './lock-store.ts';
import { UNLOCK_CALL } from './unlock.ts';

/** Written out to do without zod, as those of the session: this is what keeps them the contract's. */
test.each([LOCK_CALL, UNLOCK_CALL, PASSWORD_CALL, PREFERENCES_CALL])(
  '$path is the contract’s $id',
  (address) => {
    const entry = Object.values(accessEntries).find(({ id }) => id === address.id);
    expect(entry).toMatchObject({ method: address.method, path: address.path, services: address.services });
  },
);
