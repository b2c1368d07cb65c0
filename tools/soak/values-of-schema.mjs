/**
 * @typedef {{ readonly [key: string]: unknown }} Schema of JSON Schema 2020-12, as far as the contract uses it
 * @typedef {(reference: string) => Schema} Resolve
 */

/** A factor’s graph: that of `cs_rank(收盘价)`, and one that names another factor. */
const GRAPHS = [
  {
    output: 'rank',
    nodes: [
      { id: 'close', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] },
      { id: 'rank', kind: 'expression', ref: 'cs_rank', params: {}, inputs: ['close'] },
    ],
  },
  { output: 'whole', nodes: [{ id: 'whole', kind: 'factor', ref: 'f13@1', params: {}, inputs: [] }] },
];

/** Values of fields in the demo data by name: random values would rarely name anything that exists. */
/** @type {Readonly<Record<string, readonly unknown[]>>} */
const KNOWN = {
  id: [1, 2, 3, 4, 5, 6, 8, 12, 20, 50],
  ids: [[1], [2, 3], [40, 41, 42], [100_000]],
  corpId: [1, 2, 3, 10, 40],
  // An undone import would leave the run without data: no run has these numbers.
  runId: [1000, 1001, 5000],
  sessionId: [1, 2, 3, 50],
  version: [1, 2, 3],
  page: [0, 0, 1, 2],
  size: [1, 10, 20, 50, 200],
  username: ['soak', 'nobody', 'somebody', 'user.name', '张三', 'a-b_c'],
  password: ['Wrong#2026', 'Wrong#2027', 'Soak#2026'],
  oldPassword: ['Wrong#2026', 'Soak#2026'],
  newPassword: ['Other#Soak1', 'short', 'password1'],
  newPassword1: ['Other#Soak1', 'short', 'password1'],
  repassword: ['Other#Soak1'],
  lockPassword: ['1234', '98765', null],
  tenantId: ['000000', '100001', '', '999999'],
  phone: ['13800000001', '13912345678', '010-88886666', ''],
  email: ['a@example.com', ''],
  realName: ['王小明', 'Soak'],
  name: ['王小明', 'news.csv', 'stock_news.csv', 'mapping.json', '预设甲'],
  authorities: [[], ['gssjk_gn'], ['xtgl_user', 'hysjk'], ['ROLE_admin'], ['no_such']],
  authority: ['gssjk_gn', 'ROLE_admin', 'xtgl_user'],
  delivery: ['soak-a', 'soak-b', 'soak_c.1'],
  mapping: [null, 'mapping.json', 'no-such'],
  table: ['daily_bar', 'news', 'security', 'no_such'],
  day: ['2026-01-05', '2025-12-31'],
  domain: ['localhost', 'example.com', ''],
  source: ['sso', 'qq', '演示'],
  redirect: ['/', '//evil', '/profile'],
  avatar: [null, '/api/blade-resource/oss/files/aaaaaaaaaaaaaaaaaaaaaa'],
  key: ['aaaaaaaaaaaaaaaaaaaaaa', 'A'.repeat(64)],
  search: ['a', '60', '公司', ''],
  keyword: ['a', '60', '公司'],
  sort: ['createdAt,DESC', 'updatedAt,ASC', 'id,DESC', 'typeTime,DESC', 'total_capital,ASC', 'c.pe,desc'],
  code: ['1234', '0000'],
  captcha: ['ABCD'],
  subject: ['user:1', ''],
  dataId: [1, 2, 3, 10, 40],
  securityId: [1, 2, 3, 40],
  factorFormId: [1, 2, 9, 13, 28],
  associationId: [1, 2, 3, 4, 5, 8],
  treeFormId: [1, 2, 4, 7],
  formula: ['cs_rank(收盘价)', 'mean(收盘价, 3)', '总市值 / 收盘价', '小市值', 'cs_rank(', '没有的指标'],
  relationMap: GRAPHS,
  previous: GRAPHS,
  layout: [{}, { rank: { x: 1, y: 2 } }],
  indicators: [['daily_bar.close'], ['daily_bar.close', 'daily_bar.total_capital'], ['no.such']],
  calcs: [[], [1], [1, 2]],
  items: [[], [{ indicator: 'daily_bar.close' }], [{ calc: 1 }]],
  params: [{}, { quantiles: 3, horizons: [1] }, { universe: { kind: 'pool', industryId: 1 } }],
};

/**
 * A value that a schema accepts, or nearly accepts.
 * @param {string} name of its field
 * @param {Schema} schema
 * @param {{ random: import('./random.mjs').Random, resolve: Resolve }} using
 * @returns {unknown}
 */
export function valueOf(name, schema, using) {
  const { random, resolve } = using;
  const known = KNOWN[name];
  if (known && random.chance(0.85)) return random.of(known);
  if (typeof schema.$ref === 'string') return valueOf(name, resolve(schema.$ref), using);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return random.of(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (Array.isArray(choices)) return valueOf('', random.of(choices), using);
  return ofType(schema, using);
}

/**
 * @param {Schema} schema
 * @param {{ random: import('./random.mjs').Random, resolve: Resolve }} using
 */
function ofType(schema, using) {
  const { random } = using;
  switch (Array.isArray(schema.type) ? random.of(schema.type) : schema.type) {
    case 'integer':
    case 'number':
      return random.integer(Number(schema.minimum ?? 1), Math.min(Number(schema.maximum ?? 200), 1_000_000));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array': {
      const item = /** @type {Schema} */ (schema.items ?? {});
      const least = Number(schema.minItems ?? 0);
      return Array.from({ length: random.integer(least, least + 3) }, () => valueOf('', item, using));
    }
    case 'object':
      return objectOf(schema, using);
    case 'string':
      return textOf(schema, random);
    default:
      return random.of([1, '1', 'text', true]);
  }
}

/**
 * The fields of an object: the required ones, and some of the others.
 * @param {Schema} schema
 * @param {{ random: import('./random.mjs').Random, resolve: Resolve }} using
 */
export function objectOf(schema, using) {
  const properties = /** @type {Record<string, Schema>} */ (schema.properties ?? {});
  const required = /** @type {readonly string[]} */ (schema.required ?? []);
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || using.random.chance(0.4),
  );
  return Object.fromEntries(chosen.map(([name, part]) => [name, valueOf(name, part, using)]));
}

/**
 * @param {Schema} schema
 * @param {import('./random.mjs').Random} random
 */
function textOf(schema, random) {
  if (schema.format === 'uuid')
    return '00000000-0000-4000-8000-00000000000'.concat(random.of(['0', '1', 'a']));
  if (schema.format === 'date') return random.of(['2026-01-05', '2024-02-29', '1999-12-31']);
  const least = Number(schema.minLength ?? 0);
  const most = Math.min(Number(schema.maxLength ?? 20), 200);
  return random
    .of(['a', '股', '7', 'x-'])
    .repeat(200)
    .slice(0, random.integer(least, Math.max(least, most)));
}
