import { readAdminArguments } from './create-admin.ts';

describe('the arguments of create-admin', () => {
  it('name the user and, if not the default, the tenant', () => {
    expect(readAdminArguments(['--username', 'root'])).toEqual({ username: 'root', tenantId: '000000' });
    expect(readAdminArguments(['--username=root', '--tenant=100001']).tenantId).toBe('100001');
  });

  it.each([
    [[]],
    [['--username', ' ']],
    [['--username', 'x'.repeat(65)]],
    [['--username', 'rооt']],
    [['--username', 'a b']],
    [['--username', 'root', '--tenant', 'a/b']],
    [['--username', 'root', '--password', 'Secret#2026']],
  ])('refuse %j', (args) => {
    expect(() => readAdminArguments(args)).toThrow();
  });
});
