import { breakableLink, lateness, testServers, type BreakableLink } from '@console/node-kit/testing';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

let link: BreakableLink;
let access: RunningAccess;
beforeAll(async () => {
  link = await breakableLink(testServers().redisUrl);
  access = await runningAccess(link.url);
}, 30_000);
afterAll(async () => {
  await access.stop();
  await link.close();
});

describe('without Redis', () => {
  it('no one is let in and no one is signed out: every call that needs it answers 503 within 3 s', async () => {
    const browser = access.browser();
    expect((await browser.login('viewer', 'Viewer#2026')).status).toBe(200);
    link.cut();
    // The session that the process has cached is valid for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const late = lateness();
    const start = performance.now();
    const answers = await Promise.all([
      browser.get('/api/blade-user/info'),
      browser.post('/api/blade-auth/refresh'),
      access.browser().login('viewer', 'Viewer#2026'),
    ]);
    expect(performance.now() - start - late()).toBeLessThan(3000);
    expect(answers.map(({ status, body }) => [status, body.appCode])).toEqual([
      [503, 'C0503'],
      [503, 'C0503'],
      [503, 'C0503'],
    ]);
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
  });
});
