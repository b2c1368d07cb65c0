import { accessEntries } from '@console/contract-access';
import { platformEntries } from '@console/contract-core';
import { LOGIN_PATH } from '../login/sign-in.ts';
import { SNAPSHOT_CALL } from '../home/use-data-snapshot.ts';
import { REGISTRY_CALL } from '../modules/load-registry.ts';
import { WINDOW_CALL } from '../window/watch-window.ts';
import { INFO_CALL } from './load-session.ts';
import { LOGOUT_CALL } from './sign-out.ts';

/** The shell writes these addresses out to do without zod: this is what keeps them the contract's. */
describe('the shell’s addresses', () => {
  const entries = [...Object.values(accessEntries), ...Object.values(platformEntries)];

  it.each([INFO_CALL, LOGOUT_CALL, REGISTRY_CALL, SNAPSHOT_CALL, WINDOW_CALL])(
    '$path is the contract’s $id',
    (address) => {
      const entry = entries.find(({ id }) => id === address.id);
      expect(entry).toMatchObject({ method: address.method, path: address.path, services: address.services });
    },
  );

  it('sign in where the contract says', () => {
    expect(LOGIN_PATH).toBe(accessEntries.login.path);
  });
});
