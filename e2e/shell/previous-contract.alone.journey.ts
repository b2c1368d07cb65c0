import { Visitors } from '../support/browser/browser.ts';
import { publishEarlier } from '../support/suite/earlier-release.ts';
import { People } from '../support/people/people.ts';
import { rows } from '../support/suite/suite.ts';

const visitors = new Visitors();
const people = new People();
beforeAll(() => people.open());
afterEach(() => visitors.leave());
afterAll(() => people.close());

const LIST = 'libs/contract/company/src/list.ts';
/** The list before it had its last figure, and before it had a filter by exchange. */
const EARLIER = [
  { file: LIST, from: "    ps: number('PS(TTM)'),\n", to: '' },
  { file: LIST, from: '    exchange: exchange().optional(),\n', to: '' },
  {
    file: 'mfe-company/src/features/company-list/company-filter.tsx',
    from: `      <OptionSelect
        label="交易所"
        all="全部交易所"
        options={EXCHANGE_OPTIONS}
        value={draft.exchange}
        onChange={(exchange) => change({ exchange })}
      />
`,
    to: '',
  },
];

it('a module built against an earlier contract shows its data from the present services', async () => {
  const [person, released] = await Promise.all([
    people.inserted({ authorities: ['gssjk', 'gssjk_gn', 'gssjk_gn_view'] }),
    publishEarlier('company', EARLIER),
  ]);
  const audience = { users: [person.username] };
  await people.admin.post('/api/platform/releases/activate', {
    module: 'company',
    version: released.version,
    audience,
  });
  try {
    const page = await visitors.signedIn(person, '/edatabase/digitalecology');
    const table = page.getByRole('table').first();
    await table.getByRole('columnheader', { name: '总市值' }).waitFor();
    // The earlier module is shown, and its fields were all sent.
    expect(await page.getByText('PS(TTM)').count()).toBe(0);
    expect(await page.getByText('全部交易所').count()).toBe(0);
    const [shown] = await rows<{ code: string; name: string }>(
      `SELECT s.code, s.name FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
        WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL ORDER BY s.code LIMIT 1`,
    );
    await page.getByPlaceholder('代码、简称或拼音首字母').fill(shown?.code ?? '');
    await page.keyboard.press('Enter');
    await page
      .locator('tr[data-row-key]', { hasText: shown?.name ?? '' })
      .first()
      .waitFor();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const versions = new Set(loaded.map((name) => /\/remotes\/company\/([^/]+)\//.exec(name)?.[1]));
    expect([...versions]).toContain(released.version);
  } finally {
    await people.admin.post('/api/platform/releases/rollback', { module: 'company' });
    await released.remove();
  }
});
