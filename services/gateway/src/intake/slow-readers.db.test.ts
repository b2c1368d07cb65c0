import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSockets, type OpenSockets } from '@console/node-kit/testing';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';

const FILE_BYTES = 9_000_000;
const CALL = '/api/dataCorp/dataInfo';
const BIG_FILE = 'big.0123abcd.bin';

/** Disconnects a reader who has read nothing for about three seconds. */
let gateway: RunningGateway;
let readers: OpenSockets | null = null;
beforeAll(async () => {
  gateway = await runningGateway(
    {},
    { connections: { sweepMs: 50, readerSweeps: 60, readerBytesPerSweep: 100_000 } },
  );
  await writeFile(join(gateway.shellDir, BIG_FILE), randomBytes(FILE_BYTES));
}, 30_000);
afterEach(() => {
  readers?.close();
  readers = null;
});
afterAll(() => gateway.stop());

/** A token with a user that services would recognise. */
const tokenOf = (sub: string): string => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`;
const get = (path: string, sub: string, ...more: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'host: x', `authorization: Bearer ${tokenOf(sub)}`, ...more, '', ''].join('\r\n');
/** The last request on its connection, which closes when it is answered. */
const last = (path: string, sub: string): string => get(path, sub, 'connection: close');
const connectionsToCompany = (): Promise<number> =>
  gateway.upstreams.get('company')?.connections() ?? Promise.reject(new Error('no company'));

/** Waits until the number has come down to `most`; otherwise the test runs out of time. */
async function comesDownTo(most: number, count: () => Promise<number>): Promise<void> {
  while ((await count()) > most) await pause(50);
}

describe('readers who do not read', () => {
  it('keep no one from the service, not even their own neighbours, and are disconnected', async () => {
    const before = await gateway.connections();
    readers = openSockets(gateway.service.url, {
      count: 75,
      bytes: last(`${CALL}?bytes=${FILE_BYTES}`, '7'),
      reads: false,
    });
    await pause(300);
    for (const path of [CALL, `${CALL}?bytes=300000`]) {
      const answer = await gateway.service.send(path, { token: tokenOf('8') });
      expect(answer.status).toBe(200);
    }
    expect(await connectionsToCompany()).toBeLessThan(45);
    await comesDownTo(before + 2, () => gateway.connections());
    await comesDownTo(2, connectionsToCompany);
  });

  it.each([
    ['a file of the gateway', `/${BIG_FILE}`],
    ['a stream of events', `${CALL}?events=${FILE_BYTES}`],
    ['an answer that is kept', `${CALL}?bytes=1000000`],
  ])('are disconnected, having asked for %s', async (_, path) => {
    const before = await gateway.connections();
    readers = openSockets(gateway.service.url, {
      count: 10,
      // Repeated on one connection, until more waits than the kernel buffers.
      bytes: get(path, '7').repeat(11) + last(path, '7'),
      reads: false,
    });
    await pause(200);
    expect((await gateway.service.send(CALL)).status).toBe(200);
    await comesDownTo(before + 2, () => gateway.connections());
  });
});

describe('readers who are waited for', () => {
  /** Waits a minute for a reader, so that none is disconnected before all are counted. */
  let patient: RunningGateway;
  beforeAll(async () => {
    patient = await runningGateway();
  }, 30_000);
  afterAll(() => patient.stop());

  it('are as many as one user may have, and one more is asked to try again', async () => {
    readers = openSockets(patient.service.url, {
      count: 16,
      bytes: get(`${CALL}?bytes=${FILE_BYTES}`, '9'),
      reads: false,
    });
    // Longer than an answer that is kept, and soon read.
    const one = () => patient.service.send(`${CALL}?bytes=1100000`, { token: tokenOf('9') });
    let own = await one();
    // Refused as soon as the answers of all the others are being sent.
    while (own.status === 200) own = await one();
    expect([own.status, own.body.appCode, own.headers.get('retry-after')]).toEqual([429, 'C0429', '2']);
    const other = await patient.service.send(`${CALL}?bytes=${FILE_BYTES}`, { token: tokenOf('10') });
    expect([other.status, other.text.length]).toEqual([200, FILE_BYTES]);
  });
});

describe('a reader who reads slowly', () => {
  it('but steadily gets the whole file', async () => {
    for (const path of [`${CALL}?bytes=${FILE_BYTES}`, `/${BIG_FILE}`]) {
      const response = await fetch(gateway.service.url + path);
      let bytes = 0;
      for await (const chunk of response.body ?? []) {
        bytes += (chunk as Uint8Array).length;
        await pause(10);
      }
      expect(bytes).toBe(FILE_BYTES);
    }
  });
});
