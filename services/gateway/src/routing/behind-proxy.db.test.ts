import type { Answer } from '@console/node-kit/testing';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';

/** A gateway that is configured with the proxy before it. */
let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runningGateway({ TRUST_PROXY: 'loopback' });
}, 30_000);
afterAll(() => gateway.stop());

const forwarded = (path: string): Promise<Answer> =>
  gateway.service.send(path, { headers: { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' } });

describe('behind a configured proxy', () => {
  it('the gateway passes the client’s own address on', async () => {
    const { headers } = JSON.parse((await forwarded('/api/dataCorp/dataInfo')).text) as {
      headers: Record<string, string>;
    };
    expect(headers).toMatchObject({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
  });

  it('a gateway reached over TLS asks for TLS from then on', async () => {
    expect((await forwarded('/')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await gateway.service.send('/');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });
});
