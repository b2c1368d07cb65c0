import { accessEntries } from '@console/contract-access';
import { platformEntries, type Entry } from '@console/contract-core';
import { dataEntries, platformJobEntries } from '@console/contract-data';
import { JOBS_CALL } from '../home/use-jobs.ts';
import { LOGIN_PATH } from '../login/sign-in.ts';
import { SNAPSHOT_CALL } from '../home/use-data-snapshot.ts';
import { REGISTRY_CALL } from '../modules/load-registry.ts';
import { READ_CALL, UNREAD_CALL } from '../notices/use-unread-notices.ts';
import { FIND_CALL } from '../palette/use-companies.ts';
import { WINDOW_CALL } from '../window/watch-window.ts';
import { INFO_CALL } from './load-session.ts';
import { LOGOUT_CALL } from './sign-out.ts';

/** The shell writes these addresses out to do without zod: this is what keeps them the contract's. */
describe('the shell’s addresses', () => {
  const entries = [accessEntries, platformEntries, dataEntries, platformJobEntries].flatMap((of): Entry[] =>
    Object.values(of),
  );

  it.each([
    FIND_CALL,
    INFO_CALL,
    JOBS_CALL,
    LOGOUT_CALL,
    READ_CALL,
    REGISTRY_CALL,
    SNAPSHOT_CALL,
    UNREAD_CALL,
    WINDOW_CALL,
  ])('$path is the contract’s $id', (address) => {
    const entry = entries.find(({ id }) => id === address.id);
    expect(entry).toMatchObject({ method: address.method, path: address.path, services: address.services });
  });

  it('sign in where the contract says', () => {
    expect(LOGIN_PATH).toBe(accessEntries.login.path);
  });
});
