import { accountUrl } from './accounts.mjs';

test('an account replaces user and password and keeps the server', () => {
  expect(accountUrl('mysql://root:old@db.example:3307', { user: 'console_ai', password: 'new' })).toBe(
    'mysql://console_ai:new@db.example:3307',
  );
});
