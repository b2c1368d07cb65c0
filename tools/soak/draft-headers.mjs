/**
 * The caller of a request: a user of the run, no one, or someone with something that looks like a session.
 * @typedef {'admin' | 'viewer' | 'other' | 'nobody' | 'stranger' | 'forged'} CallerKind
 */

/** @type {readonly (readonly [weight: number, kind: CallerKind])[]} */
export const CALLERS = [
  [45, 'admin'],
  [13, 'viewer'],
  [13, 'other'],
  [9, 'nobody'],
  [10, 'stranger'],
  [10, 'forged'],
];

/**
 * Headers beside the credentials: mostly those of a good client.
 * @param {import('./random.mjs').Random} random
 * @param {string} origin of the suite
 * @returns {Record<string, string>}
 */
export function draftHeaders(random, origin) {
  const from = random.weighted([
    [85, origin],
    [4, null],
    [3, 'https://evil.example'],
    [2, 'null'],
    [2, `${origin}.evil.example`],
    [1, 'x'.repeat(2000)],
  ]);
  const key = random.chance(0.7)
    ? `soak-key-${random.integer(1, 400)}`
    : random.of(['', 'x', '"', 'k'.repeat(500)]);
  const more = random.chance(0.04) ? random.of(STRANGE) : {};
  return {
    ...(from === null ? {} : { origin: from }),
    ...(random.chance(0.5) ? { 'idempotency-key': key } : {}),
    ...more,
  };
}

/** @type {readonly Record<string, string>[]} */
const STRANGE = [
  { accept: 'application/xml' },
  { accept: '*/*;q=nonsense' },
  { 'accept-encoding': 'nonsense;q=9' },
  { 'x-request-id': '<script>' },
  { 'x-request-id': 'a'.repeat(5000) },
  { 'x-forwarded-for': '127.0.0.1, evil' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/metrics' },
  { host: 'evil.example' },
  { host: 'x y' },
  { range: 'bytes=5-1' },
  { range: 'bytes=0-,-1' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { 'content-encoding': 'gzip' },
  { connection: 'upgrade', upgrade: 'websocket' },
  { connection: 'upgrade', upgrade: 'h2c', 'http2-settings': 'x' },
  { te: 'trailers' },
  { expect: '100-continue' },
  { expect: 'nonsense' },
  { 'access-control-request-method': 'POST' },
  { 'user-agent': '\u00e9'.repeat(300) },
  { 'user-agent': "Mozilla/5.0 (' OR 1=1 --)" },
  { referer: 'javascript:alert(1)' },
  { 'proxy-authorization': 'Basic x' },
  { 'x-large': 'y'.repeat(12_000) },
];

/** Invalid credentials, some made by damaging the valid `token`. */
/** @type {readonly ((token: string) => Record<string, string>)[]} */
export const FORGERIES = [
  (token) => ({ authorization: `Bearer ${token.slice(0, -4)}AAAA` }),
  (token) => ({ authorization: `Bearer ${unsigned(token)}` }),
  (token) => ({ authorization: `bearer ${token}` }),
  (token) => ({ authorization: `Bearer ${token} ${token}` }),
  (token) => ({ authorization: `Basic ${token}` }),
  (token) => ({ authorization: `Bearer ${token.replaceAll('.', '..')}` }),
  () => ({ authorization: 'Bearer ' }),
  () => ({ authorization: 'Bearer a.b.c' }),
  () => ({ authorization: `Bearer ${'e'.repeat(9000)}` }),
  () => ({ authorization: '' }),
  (token) => ({ cookie: `access_token=${token.slice(5)}` }),
  (token) => ({ cookie: `access_token=${unsigned(token)}` }),
  () => ({ cookie: 'access_token=; refresh_token=' }),
  () => ({ cookie: 'access_token=%ff%fe; refresh_token=%; device_token=%zz' }),
  () => ({ cookie: 'access_token' }),
  () => ({ cookie: '=; ;;__proto__=1; constructor=2' }),
  () => ({ cookie: `refresh_token=${'r'.repeat(3000)}; device_token=${'d'.repeat(3000)}` }),
  () => ({ cookie: 'refresh_token=AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB' }),
];

/**
 * A token with the same claims and no signature.
 * @param {string} token
 */
function unsigned(token) {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${header}.${token.split('.')[1] ?? ''}.`;
}
