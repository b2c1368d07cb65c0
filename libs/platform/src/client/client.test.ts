import { call, type AddressOf } from '@console/contract-core';
import { jest } from '@jest/globals';
import { z } from 'zod';
import { CallError } from './call-error.ts';
import { createClient, type Client } from './client.ts';

const entry = call({
  id: 'test.read',
  title: '',
  method: 'GET',
  path: '/api/read',
  services: ['company'],
  needs: 'signed-in',
  input: z.strictObject({ id: z.number() }),
  output: z.string(),
});
const create = call({ ...entry, id: 'test.create', method: 'POST', path: '/api/create' });

const REFRESH = '/api/blade-auth/refresh';
const ok = (result: unknown): Response =>
  Response.json({ success: true, appCode: 'S0000', appMesg: '', result });
const noSession = (): Response =>
  Response.json({ success: false, appCode: 'C0410', appMesg: '登录已失效', result: null }, { status: 401 });

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;
let calls: { readonly url: string; readonly init: RequestInit }[];
let answer: Answer;
let lost: number;
let client: Client;

beforeEach(() => {
  calls = [];
  lost = 0;
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit = {}) => {
      calls.push({ url, init });
      return answer(url, init);
    },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  client = createClient('company', { onSessionLost: () => void (lost += 1) });
});

const urls = (): readonly string[] => calls.map(({ url }) => url);

describe('a call', () => {
  it('reads the result', async () => {
    answer = () => ok('yes');
    await expect(client.call(entry, { id: 1 })).resolves.toBe('yes');
    expect(urls()).toEqual(['/svc/company/api/read?id=1']);
  });

  it('is sent by its address alone, with the types of its entry', async () => {
    const { id, method, path, services, needs } = entry;
    const address: AddressOf<typeof entry> = { id, method, path, services, needs };
    answer = () => ok('yes');
    const result: string = await client.call(address, { id: 1 });
    expect([result, urls()]).toEqual(['yes', ['/svc/company/api/read?id=1']]);
    // @ts-expect-error the entry takes a number
    await client.call(address, { id: '1' });
    // @ts-expect-error the entry answers a text
    const wrong: number = await client.call(address, { id: 1 });
    expect(wrong).toBe('yes');
  });

  it('sends JSON and the idempotency key with a create', async () => {
    answer = () => ok('yes');
    await client.call(create, { id: 1 }, { idempotencyKey: 'k-1' });
    const { headers, body } = calls[0]?.init ?? {};
    expect(new Headers(headers).get('idempotency-key')).toBe('k-1');
    expect(new Headers(headers).get('content-type')).toBe('application/json');
    expect(body).toBe('{"id":1}');
  });

  it('explains a network that does not answer', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await expect(client.call(entry, { id: 1 })).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('gives up after its time, naming the seconds', async () => {
    answer = (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const promise = client.call(entry, { id: 1 }, { timeout: 1_000 });
    await expect(promise).rejects.toMatchObject({ code: 'TIMEOUT', message: '1 秒内没有响应，请稍后重试' });
  });

  it('leaves an abort by the caller unchanged', async () => {
    const caller = new AbortController();
    answer = (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const promise = client.call(entry, { id: 1 }, { signal: caller.signal });
    caller.abort();
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a session that ran out', () => {
  it('is renewed once and the call repeated', async () => {
    let renewed = false;
    answer = (url) => {
      if (url === REFRESH) {
        renewed = true;
        return ok({ expiresInSeconds: 900 });
      }
      return renewed ? ok('yes') : noSession();
    };
    await expect(client.call(entry, { id: 1 })).resolves.toBe('yes');
    expect(urls()).toEqual(['/svc/company/api/read?id=1', REFRESH, '/svc/company/api/read?id=1']);
    expect(lost).toBe(0);
  });

  it('is renewed once for simultaneous calls', async () => {
    let renewed = false;
    answer = async (url) => {
      if (url !== REFRESH) return renewed ? ok('yes') : noSession();
      await new Promise((resolve) => setTimeout(resolve, 5));
      renewed = true;
      return ok({});
    };
    await Promise.all([1, 2, 3].map((id) => client.call(entry, { id })));
    expect(urls().filter((url) => url === REFRESH)).toHaveLength(1);
  });

  it('is not renewed again by a tab that waited while another did', async () => {
    const request = jest.fn((_name: string, work: () => Promise<boolean>) => {
      localStorage.setItem('console:refreshes', '1');
      return work();
    });
    Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
    let tries = 0;
    answer = () => (++tries === 1 ? noSession() : ok('yes'));
    await expect(client.call(entry, { id: 1 })).resolves.toBe('yes');
    expect(request).toHaveBeenCalledTimes(1);
    expect(urls()).not.toContain(REFRESH);
  });

  it('leads to the login page when it cannot be renewed', async () => {
    answer = noSession;
    await expect(client.call(entry, { id: 1 })).rejects.toMatchObject({ status: 401, code: 'C0410' });
    expect(lost).toBe(1);
    expect(urls()).toEqual(['/svc/company/api/read?id=1', REFRESH]);
  });

  it('leads to the login page when even the renewed one is refused', async () => {
    answer = (url) => (url === REFRESH ? ok({}) : noSession());
    await expect(client.call(entry, { id: 1 })).rejects.toBeInstanceOf(CallError);
    expect(lost).toBe(1);
    expect(calls).toHaveLength(3);
  });

  it('is not given up when the renewing service is unreachable', async () => {
    answer = (url) => (url === REFRESH ? new Response('', { status: 503 }) : noSession());
    await expect(client.call(entry, { id: 1 })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(lost).toBe(0);
  });
});

describe('a locked session', () => {
  it('is announced on the window, so that the shell covers its pages', async () => {
    const window = new EventTarget();
    Object.assign(globalThis, { window });
    const heard = jest.fn();
    window.addEventListener('console:locked', heard);
    answer = () =>
      Response.json(
        { success: false, appCode: 'C0423', appMesg: '会话已锁定，请先解锁', result: null },
        { status: 423 },
      );
    await expect(client.call(entry, { id: 1 })).rejects.toMatchObject({ status: 423 });
    expect(heard).toHaveBeenCalledTimes(1);
    answer = () => ok('yes');
    await client.call(entry, { id: 1 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(urls()).not.toContain(REFRESH);
  });
});
