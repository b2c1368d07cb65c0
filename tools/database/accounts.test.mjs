import { ACCOUNTS, accountName } from './account-plan.mjs';
import { accountUrl, ownerOf } from './accounts.mjs';

test('an account replaces user and password and keeps the server', () => {
  expect(accountUrl('mysql://root:old@db.example:3307', { user: 'console_ai', password: 'new' })).toBe(
    'mysql://console_ai:new@db.example:3307',
  );
});

test('two folders, or two prefixes of one, have accounts of their own with names MySQL takes', () => {
  const owners = [ownerOf('0a1b2c3d', ''), ownerOf('0a1b2c3d', 'x_'), ownerOf('4e5f6a7b', '')];
  expect(new Set(owners).size).toBe(3);
  for (const name of ACCOUNTS) expect(accountName(name, owners[0] ?? '').length).toBeLessThanOrEqual(32);
});
