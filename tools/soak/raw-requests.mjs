/** Bytes that no HTTP library sends: each is written as it is, and the connection is then left open. */
/** @type {readonly ((host: string) => Buffer)[]} */
export const RAW_REQUESTS = [
  (host) => post(host, ['content-length: 2', 'content-length: 5'], '{}xxx'),
  (host) => post(host, ['content-length: 2', 'transfer-encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'),
  (host) => post(host, ['content-length: -1'], '{}'),
  (host) => post(host, ['content-length: 99999999999999999999'], '{}'),
  (host) => post(host, ['content-length: 0x2'], '{}'),
  (host) => post(host, ['transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
  (host) => post(host, ['transfer-encoding: chunked'], 'fffffffffffffffff\r\n{}'),
  (host) => post(host, ['transfer-encoding: chunked, identity'], '2\r\n{}\r\n0\r\n\r\n'),
  (host) => post(host, ['transfer-encoding: xchunked', 'content-length: 2'], '{}'),
  (host) => post(host, ['content-length: 2', 'x-a: b\0c'], '{}'),
  (host) => post(host, ['content-length: 2', ' folded: header'], '{}'),
  (host) => post(host, ['content-length: 2', 'no colon here'], '{}'),
  (host) => post(host, ['content-length: 2', `x: ${'y'.repeat(20_000)}`], '{}'),
  (host) => get(host, '/api/sysUser/pageList?search=\xff\xfe'),
  (host) => get(host, '/api/sysUser/pageList?search=长'),
  (host) => get(host, '/api/sysUser/page\0List'),
  (host) => get(host, '/api/\x80\x81'),
  (host) => get(host, 'http://evil.example/api/blade-user/info'),
  (host) => get(host, 'api/blade-user/info'),
  (host) => get(host, '*'),
  (host) => get(host, `/${'a'.repeat(30_000)}`),
  () => Buffer.from('GET /api/blade-user/info HTTP/1.1\r\n\r\n'),
  () => Buffer.from('GET /api/blade-user/info\r\n\r\n'),
  () => Buffer.from('GET /api/blade-user/info HTTP/9.9\r\nhost: x\r\n\r\n'),
  () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  (host) => Buffer.from(`BREW /api/blade-user/info HTTP/1.1\r\nhost: ${host}\r\n\r\n`),
  (host) => Buffer.from(`CONNECT evil.example:443 HTTP/1.1\r\nhost: ${host}\r\n\r\n`),
  (host) => Buffer.from(`GET /a HTTP/1.1\r\nhost: ${host}\r\nhost: evil.example\r\n\r\n`),
  () => Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
  () => Buffer.from('\r\n\r\n\r\n\r\n'),
];

/** @param {string} host @param {readonly string[]} headers @param {string} body */
function post(host, headers, body) {
  const head = ['POST /api/blade-auth/login HTTP/1.1', `host: ${host}`, 'content-type: application/json'];
  return Buffer.from(`${[...head, ...headers].join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

/** @param {string} host @param {string} path */
function get(host, path) {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`, 'latin1');
}
