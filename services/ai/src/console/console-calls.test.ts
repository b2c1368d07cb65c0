import { MESSAGES, pathsOf } from '@console/contract-core';
import { investEntries } from '@console/contract-invest';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConsoleCalls } from './console-calls.ts';
import type { AiConfig } from '../ai-config.ts';

interface Told {
  readonly status?: number;
  readonly body: string;
}

let server: Server;
let url: string;
let told: Told;
let heard: { url: string | undefined; headers: IncomingHttpHeaders }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push({ url: request.url, headers: request.headers });
    response.writeHead(told.status ?? 200, { 'content-type': 'application/json' }).end(told.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  heard = [];
});

const calls = (): ConsoleCalls => new ConsoleCalls({ SERVICE_URLS: { invest: url } } as unknown as AiConfig);
const envelope = (success: boolean, result: unknown, appCode = 'S0000', appMesg = ''): string =>
  JSON.stringify({ success, appCode, appMesg, result });
const asker = { headers: { cookie: 'access_token=abc' } };

it('is sent to the service with the asker’s sign-in and the input, and reads the result', async () => {
  told = { body: envelope(true, [{ id: 1 }]) };
  expect(await calls().read(investEntries.factorTree, { search: '动量' }, asker)).toEqual([{ id: 1 }]);
  const [path] = pathsOf(investEntries.factorTree);
  expect(heard[0]?.url).toBe(`${path}?search=${encodeURIComponent('动量')}`);
  expect(heard[0]?.headers.cookie).toBe('access_token=abc');
});

it('throws the refusal of the service as it is, also with a brace in it', async () => {
  told = { status: 403, body: envelope(false, null, 'C0403', '缺少权限 {yzgl_view}') };
  await expect(calls().read(investEntries.factorTree, {}, asker)).rejects.toMatchObject({
    code: 'C0403',
    status: 403,
    message: '缺少权限 {yzgl_view}',
  });
});

it.each([
  ['no JSON', '<html>'],
  ['no envelope', '[]'],
  ['more than 8 MiB', `"${'x'.repeat(8 * 1024 * 1024)}"`],
])('that is answered with %s is unavailable', async (_, body) => {
  told = { body };
  await expect(calls().read(investEntries.factorTree, {}, asker)).rejects.toMatchObject({
    code: MESSAGES.unavailable.code,
  });
});

it('that nobody answers is unavailable', async () => {
  const nobody = new ConsoleCalls({ SERVICE_URLS: { invest: 'http://127.0.0.1:9' } } as unknown as AiConfig);
  await expect(nobody.read(investEntries.factorTree, {}, asker)).rejects.toMatchObject({ status: 503 });
});
