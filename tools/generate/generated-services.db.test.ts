import { generate } from './generate.mjs';
import { scratchTree } from './scratch-tree.mjs';

let tree: Awaited<ReturnType<typeof scratchTree>>;
beforeAll(async () => {
  tree = await scratchTree();
}, 120_000);
afterAll(() => tree.drop());

const COMMANDS = [
  'table company comparison_index --needs gssjk_gn_view_marketData',
  'table company supplier_customer largest-partners --feature basic-info',
  'table company daily_bar days-of-trading --needs signed-in',
  'table industry daily_bar members-trading --needs hysjk_gn_view_marketData',
  'table industry supplier_customer members-partners --needs hysjk_gn_view_information',
  'chart company money-trend --of money_flow --lines large_net,main_net --needs signed-in',
  'chart company research-trend --of rd_investment --bars total_rd_amount --feature basic-info',
];

it('a service with generated tables and charts passes the tests that came with them', async () => {
  for (const command of COMMANDS) await generate(tree.root, command.split(' '));
  const patterns = [
    'comparison-index',
    'largest-partners',
    'days-of-trading',
    'members-trading',
    'members-partners',
    'money-trend',
    'research-trend',
  ];
  const chosen = patterns.map((name) => `${name}\\.db\\.test`);
  const report = await tree.run(
    'jest/bin/jest.js',
    '--selectProjects',
    'db',
    '--testTimeout=120000',
    '--runInBand',
    '--json',
    '--testPathPatterns',
    ...chosen,
  );
  expect(JSON.parse(report)).toMatchObject({ numPassedTests: 21, numFailedTests: 0, numTotalTestSuites: 7 });
}, 600_000);
