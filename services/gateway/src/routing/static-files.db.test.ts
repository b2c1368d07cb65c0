import { brotliDecompressSync } from 'node:zlib';
import { publicPathsOf, platformEntries } from '@console/contract-core';
import { rawRequest } from '@console/node-kit/testing';
import { ALL_ENTRIES } from '../all-entries.ts';
import { rawBytes } from '../testing/raw-bytes.ts';
import {
  INDEX_HTML,
  REMOTE_SCRIPT,
  runningGateway,
  SECRET_FILE,
  SHELL_SCRIPT,
  type RunningGateway,
} from '../testing/running-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runningGateway();
}, 30_000);
afterAll(() => gateway.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.service.send(path, { headers });

describe('a page', () => {
  it.each([
    '/',
    '/login',
    '/edatabase/digitalecology',
    '/investment/dataCorpEcology/selectData?row=1',
    '/us/login',
    '/apiary',
  ])('at %s is the index of the shell, requested again each time', async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, text]).toEqual([200, INDEX_HTML]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('and files answer HEAD like GET, without the body', async () => {
    for (const path of ['/edatabase/digitalecology', '/main.0123abcd.js']) {
      const answer = await fetch(gateway.service.url + path, { method: 'HEAD' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
  });

  it('is not sent again when it did not change', async () => {
    const { headers } = await get('/');
    const {
      status,
      text,
      headers: again,
    } = await rawRequest(gateway.service.url, '/', {
      'if-none-match': headers.get('etag') ?? '',
      accept: 'text/html,*/*;q=0.8',
    });
    expect([status, text]).toEqual([304, '']);
    // The browser's cached page gets these headers.
    expect(again['content-security-policy']).toBe(headers.get('content-security-policy'));
    expect(again['x-frame-options']).toBe('DENY');
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for a year', async () => {
    const { status, text, headers } = await get('/main.0123abcd.js', { 'accept-encoding': 'identity' });
    expect([status, text]).toEqual([200, SHELL_SCRIPT]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/javascript/);
  });

  it('without one is requested again', async () => {
    const { status, headers } = await get('/favicon.svg');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0']);
  });

  it('of a released module never changes', async () => {
    for (const name of ['entry.js', 'mf-manifest.json']) {
      const { status, headers } = await get(`/remotes/company/1.0.0/${name}`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });

  it.each([
    ['/main.0123abcd.js', SHELL_SCRIPT],
    ['/remotes/company/1.0.0/entry.js', REMOTE_SCRIPT],
  ])('%s is sent as brotli to clients that accept it, and says so to caches', async (path, script) => {
    const response = await rawBytes(gateway.service.url + path, 'br, gzip');
    expect(response.headers['content-encoding']).toBe('br');
    expect(String(response.headers['vary'])).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(response.bytes).toString()).toBe(script);
    const plain = await rawBytes(gateway.service.url + path, 'gzip');
    expect([plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([undefined, script]);
  });

  it.each([
    '/main.ffffffff.js',
    '/missing.css',
    '/favicon.ico',
    '/remotes/company/1.0.0/missing.js',
    '/remotes/company/9.9.9/mf-manifest.json',
    '/remotes/company/1.0.0',
    '/remotes/company',
    '/remotes/',
    '/registry.json.bak',
  ])('that is missing (%s) is 404, never the index, and never cached', async (path) => {
    const { status, text, headers, body } = await get(path);
    expect([status, body.success]).toEqual([404, false]);
    expect(text).not.toContain('<!doctype');
    expect(headers.get('cache-control') ?? '').not.toMatch(/max-age=[1-9]|immutable/);
  });

  it.each([
    '/../secret.txt',
    '/remotes/../../secret.txt',
    '/remotes/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/remotes/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/remotes/company/..%2f..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/remotes//../secret.txt',
    '/%00secret.txt',
    '/favicon.svg%00.js',
    '/....//secret.txt',
  ])('outside the folders is not reached by %s', async (path) => {
    const { status, text } = await rawRequest(gateway.service.url, path);
    expect(text).not.toContain(SECRET_FILE);
    expect([400, 403, 404]).toContain(status);
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/main.0123abcd.js',
    '/missing.css',
    '/remotes/company/1.0.0/entry.js',
    '/registry.json',
    '/api/platform/window',
    '/api/nothing',
    '/api/dataCorp/dataInfo',
    '/api/ai/overview',
    '/svc/nobody/api/x',
    '/api/docs',
    '/..%2fsecret.txt',
  ])('carries the headers of security: %s', async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(['/', '/login', '/edatabase/digitalecology', '/api/docs'])(
    'that is a page says how it may be framed, opened and what it may request: %s',
    async (path) => {
      const { headers } = await get(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    },
  );

  it.each([
    '/registry.json',
    '/api/platform/window',
    '/api/dataCorp/dataInfo',
    '/api/nothing',
    '/svc/company/api/x',
  ])('of the API is cached by no one: %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });

  it('of a call is cached by no one, at any of its addresses', async () => {
    const kept: string[] = [];
    const documents: readonly string[] = [platformEntries.docs.id, platformEntries.openApi.id];
    for (const entry of ALL_ENTRIES.filter(({ id }) => !documents.includes(id)))
      for (const path of publicPathsOf(entry)) {
        const { method } = entry;
        const answer = await fetch(gateway.service.url + path.replace(/:\w+/g, '1'), { method });
        await answer.arrayBuffer();
        if (answer.headers.get('cache-control') !== 'no-store') kept.push(`${method} ${path}`);
      }
    expect(kept).toEqual([]);
  });
});
