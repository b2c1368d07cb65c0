import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from './generate.mjs';
import { scratchTree } from './scratch-tree.mjs';
import { typeFaults } from './type-faults.mjs';

/** @type {Awaited<ReturnType<typeof scratchTree>>} */
let tree;
beforeAll(async () => {
  tree = await scratchTree();
}, 120_000);
afterAll(() => tree.drop());

const made = async (/** @type {string} */ command) => {
  const { made: files, left } = await generate(tree.root, command.split(' '));
  expect(left).toEqual([]);
  return files;
};
const read = (/** @type {string} */ file) => readFile(join(tree.root, file), 'utf8');

test('tables, charts and a tab are code that compiles and is linted, and the tab is drawn', async () => {
  const files = [
    await made('table company comparison_index --needs gssjk_gn_view_marketData'),
    await made('table company executive_change trades-of-executives --feature basic-info --title 高管交易'),
    await made('table company supplier_customer largest-partners --feature basic-info'),
    await made('table industry daily_bar members-trading --needs hysjk_gn_view_marketData'),
    await made('table industry supplier_customer members-partners --needs hysjk_gn_view_information'),
    await made('chart company money-trend --of money_flow --lines large_net,main_net --needs signed-in'),
    await made('chart company research-trend --of rd_investment --bars total_rd_amount --feature basic-info'),
    await made('tab company trends --parts comparisonIndex,moneyTrend --needs gssjk_gn_view_marketData'),
  ].flat();
  const code = [...new Set(files)];
  const isOfPages = (/** @type {string} */ file) => file.startsWith('mfe-');
  expect(typeFaults(tree.root, 'web', code.filter(isOfPages))).toEqual([]);
  const ofServices = code.filter((file) => !isOfPages(file));
  expect(typeFaults(tree.root, 'node', ofServices)).toEqual([]);
  await tree.run('oxlint/bin/oxlint', '--deny-warnings', ...code);
  const jest = 'jest/bin/jest.js';
  await tree.run(jest, '--selectProjects=unit-web', '--testTimeout=60000', '--testPathPatterns=trends-tab');
}, 600_000);

test('a table has a line for each column of the mart, and its source only the exceptions', async () => {
  const [entry, source] = [
    await read('libs/contract/company/src/basic-info/largest-partners.ts'),
    await read('services/company/src/basic-info/largest-partners.source.ts'),
  ];
  expect(entry).toContain("needs: 'gssjk_gn_view_information'");
  expect(entry).toContain("year: year('年度', { fixed: 'left' })");
  expect(entry).toContain("amount: required(millionYuan('金额'))");
  expect(entry).toContain("related: optional(word('关联方'))");
  expect(entry).not.toContain('securityId');
  expect([...source.matchAll(/^ +(\w+): \(e\)/gm)].map(([, key]) => key)).toEqual(['id', 'related']);
});

test('a list of members has their columns by its kind, and its address below that of classifications', async () => {
  const [entry, source] = [
    await read('libs/contract/industry/src/members/members-partners.ts'),
    await read('services/industry/src/members/members-partners.source.ts'),
  ];
  expect(entry).toContain("call: 'industry/membersPartners'");
  expect(entry).toContain("year: year('年度')");
  expect(entry).not.toMatch(/\bid:.*hidden|shortName|securityId/);
  expect([...source.matchAll(/^ +(\w+): \(e\)/gm)].map(([, key]) => key)).toEqual(['related']);
});

test.each([
  ['table company no_such', /the mart has no table no_such; it has:[^]*analyst_rating \(分析师评级\)/],
  ['table company coverage', /coverage \(数据覆盖\) has no security_id/],
  ['table company company_profile', /one row a company/],
  ['table company patent', /whom is it for\?[^]*--needs[^]*gssjk_gn_view_financial \(公司财务数据\)/],
  ['table company patent --needs nobody', /there is no authority nobody/],
  ['table company news', /company.news \(新闻舆情\) has this name or path already/],
  ['table company patent other-patents --path /api/opinionMonitoring/news', /company.news/],
  [
    'table industry equity_pledge',
    /whom is it for\?[^]*--needs[^]*hysjk_gn_view_information \(行业基本信息\)/,
  ],
  ['table industry equity_pledge --needs hysjk_gn --path /api/pledges', /theirs below \/api\/ecology\//],
  ['table industry company_profile', /one row a company/],
  ['chart industry amounts --of industry_daily', /charts about one industry are written by hand/],
  ['table invest patent', /invest has no tables or charts about one invest yet[^]*share-of-invest/],
  ['chart company moods', /whose figures\? Say --of/],
  ['chart company moods --of news --lines sentiment', /no single row of a security for each label/],
  ['chart company moods --of popularity', /which figures\? Say --lines or --bars with/],
  ['chart company moods --of popularity --lines mood', /popularity has no figure mood; it has/],
  ['tab company moods', /of what\? Say --parts with names of[^]*news \(新闻舆情\)/],
  ['tab company moods --parts nothing', /the contract has no table or chart nothing/],
  ['tab company moods --parts news,shareholders', /whom is it for\?/],
  ['tab industry moods --parts heavyStocks', /tabs of mfe-industry are written by hand/],
  ['tab invest moods --parts styles', /mfe-invest has no page with tabs about one invest yet/],
])(
  '%s is refused, saying why',
  async (command, why) => {
    await expect(generate(tree.root, command.split(' '))).rejects.toThrow(why);
  },
  30_000,
);

test.each(['chart industry amounts', 'tab industry moods'])(
  '%s: the files that the refusal names are there',
  async (command) => {
    const refusal = await generate(tree.root, command.split(' ')).catch(String);
    const named = String(refusal).match(/(?:libs|services|mfe-industry)\/[\w/.-]+\.tsx?/g) ?? [];
    expect(named).not.toEqual([]);
    for (const file of named) await read(file);
  },
);
