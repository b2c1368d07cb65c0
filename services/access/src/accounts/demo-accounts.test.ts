import {
  ACCESS_MESSAGES,
  ANALYST_AUTHORITIES,
  newPasswordFault,
  VIEWER_AUTHORITIES,
} from '@console/contract-access';
import { AUTHORITIES } from '@console/contract-core';
import { DEMO_ACCOUNTS, DEMO_TENANTS } from './demo-accounts.ts';

describe('the demo accounts', () => {
  it('have passwords that the rules allow, except that they contain the name: they are easy to remember on purpose', () => {
    const faults = DEMO_ACCOUNTS.map(({ username, password }) => newPasswordFault(password, username));
    expect(faults).toEqual(DEMO_ACCOUNTS.map(() => ACCESS_MESSAGES.passwordHasUsername));
  });

  it('belong to one demo tenant each', () => {
    const tenants = DEMO_TENANTS.map(({ id }) => id);
    expect(DEMO_ACCOUNTS.filter(({ tenantId }) => !tenants.includes(tenantId))).toEqual([]);
  });

  it('give the analyst everything but administration and what is given to no one', () => {
    const withheld = Object.keys(AUTHORITIES).filter(
      (name) => !(ANALYST_AUTHORITIES as string[]).includes(name),
    );
    expect(withheld).toEqual([
      'aimessage_delete',
      'tzgl_risk',
      'xtgl_user',
      'xtgl_audit',
      'xtgl_data',
      'fbgl_view',
      'fbgl_edit',
    ]);
  });

  it('give the viewer nothing that edits', () => {
    const edits = /_(add|edit|del|delete|add_sw|gk|zw)$/;
    expect(VIEWER_AUTHORITIES.filter((name) => edits.test(name))).toEqual([]);
  });
});
