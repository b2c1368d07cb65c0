import { probe } from '../testing/calls/probe-module.ts';
import {
  lateness,
  scratchData,
  startService,
  type RunningService,
  type ScratchData,
} from '../testing/index.ts';

let data: ScratchData;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData();
  service = await startService({ data, ...probe, env: { JWKS_URL: 'http://127.0.0.1:9/jwks' } });
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

describe('an unreachable token issuer', () => {
  it('causes 503 and does not end sessions', async () => {
    const late = lateness();
    const since = Date.now();
    const { status, body } = await service.send('/api/probe/signed', { token: await service.signIn() });
    expect([status, body.appCode]).toEqual([503, 'C0503']);
    expect(Date.now() - since - late()).toBeLessThan(3000);
  });

  it('does not affect public calls', async () => {
    expect((await service.send('/api/probe/open')).status).toBe(200);
    expect((await service.send('/api/probe/signed')).status).toBe(401);
  });

  it('is not asked about tokens of other issuers', async () => {
    const headers = { authorization: 'Bearer garbage' };
    expect((await service.send('/api/probe/signed', { headers })).status).toBe(401);
  });
});
