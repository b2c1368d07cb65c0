/**
 * The company list without a framework, for comparison: node:http, mysql2, the same query and the same check of the
 * token. Started by the `http` bench; configured by DATABASE_URL, JWKS_URL and PORT.
 */
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';

const { DATABASE_URL = '', JWKS_URL = '', PORT = '0' } = process.env;
const COUNT_FRESH_MS = 1000;

const FROM = `ecology.company c
  JOIN market.security s ON s.id = c.security_id
  JOIN market.latest_quote q ON q.security_id = c.security_id`;
const WHERE = 'WHERE (c.tenant_id = ?) AND (c.deleted_at IS NULL)';
const ORDER = 'ORDER BY c.type_time DESC, c.id DESC';
const PAGE = `SELECT c.id AS corpId, s.code AS stockCode, s.name AS shortName, s.exchange,
    NULLIF(CONCAT_WS(' / ', l1.name, l2.name, l3.name), '') AS releaseInfoNames, q.close,
    q.change_rate AS changeRate, q.total_capital AS totalCapital, q.pe, q.pb, q.ps, c.type_time AS typeTime,
    q.trade_date AS date, c.status
  FROM ${FROM}
  JOIN (SELECT c.id AS page_key FROM ${FROM} ${WHERE} ${ORDER} LIMIT ? OFFSET ?) page ON page.page_key = c.id
  LEFT JOIN market.sw_member m ON m.security_id = c.security_id AND m.valid_to IS NULL
  LEFT JOIN market.sw_industry l1 ON l1.code = m.l1_code AND l1.valid_to IS NULL
  LEFT JOIN market.sw_industry l2 ON l2.code = m.l2_code AND l2.valid_to IS NULL
  LEFT JOIN market.sw_industry l3 ON l3.code = m.l3_code AND l3.valid_to IS NULL ${ORDER}`;

const pool = createPool({ uri: DATABASE_URL, connectionLimit: 10, dateStrings: true, timezone: '+08:00' });
const { keys } = /** @type {{ keys: import('node:crypto').JsonWebKey[] }} */ (
  await (await fetch(JWKS_URL)).json()
);
const [jwk] = keys;
if (!jwk) throw new Error('the issuer has no key');
const key = createPublicKey({ key: jwk, format: 'jwk' });
let counted = { total: 0, at: 0 };

createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
    () => response.writeHead(401).end(),
  );
}).listen(Number(PORT), '127.0.0.1', () => console.log('listening'));

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  const { tenant } = checkToken(/access_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const size = Number(query.get('size') ?? 10);
  const [[content], totalElements] = await Promise.all([
    pool.execute(PAGE, [tenant, String(size), String(size * Number(query.get('page') ?? 0))]),
    count(tenant),
  ]);
  return JSON.stringify({
    success: true,
    appCode: 'S0000',
    appMesg: '操作成功',
    result: { totalElements, content },
  });
}

/** @param {string} token */
function checkToken(token) {
  const [head = '', body = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) throw new Error('bad token');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (claims.exp * 1000 < Date.now()) throw new Error('expired token');
  return claims;
}

/** @param {string} tenant */
async function count(tenant) {
  if (Date.now() - counted.at < COUNT_FRESH_MS) return counted.total;
  const [rows] = await pool.execute(`SELECT COUNT(*) AS total FROM ${FROM} ${WHERE}`, [tenant]);
  counted = { total: /** @type {{ total: number }[]} */ (rows)[0]?.total ?? 0, at: Date.now() };
  return counted.total;
}
