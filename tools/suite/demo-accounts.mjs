/** The accounts that `access demo-users` makes, as the README lists them. */
export const DEMO_ACCOUNTS = [
  { tenant: '000000', username: 'admin', password: 'Admin#2026', may: 'everything' },
  { tenant: '000000', username: 'analyst', password: 'Analyst#2026', may: 'everything but administration' },
  { tenant: '000000', username: 'viewer', password: 'Viewer#2026', may: 'look only' },
  { tenant: '100001', username: 'other', password: 'Other#2026', may: 'another tenant' },
];

export function describeDemo() {
  return DEMO_ACCOUNTS.map(
    ({ tenant, username, password, may }) =>
      `  ${username.padEnd(8)} ${password.padEnd(13)} tenant ${tenant}  ${may}`,
  ).join('\n');
}
