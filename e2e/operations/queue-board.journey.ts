import { ADMIN, directCall, VIEWER, Visitors } from '../support/browser/browser.ts';

const BOARD = '/api/jobs/board/';
const visitors = new Visitors();
afterEach(() => visitors.leave());

const queue = (schema: string): string => `${process.env['SCHEMA_PREFIX'] ?? ''}${schema}`;

describe('the board of the queues', () => {
  it('opens for an administrator, in Chinese, with every queue and without an error', async () => {
    // In a separate browser tab, because later requests of the console are not the board's.
    const page = await (await visitors.signedIn(ADMIN)).context().newPage();
    const faults: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !new URL(url).pathname.startsWith(BOARD)) elsewhere.push(url);
    });
    await page.goto(BOARD);
    await page.getByRole('link', { name: '任务队列' }).waitFor();
    for (const name of ['platform', 'invest'])
      await page
        .getByRole('link', { name: queue(name) })
        .first()
        .waitFor();
    await page
      .getByRole('link', { name: queue('invest') })
      .first()
      .click();
    await page.waitForURL(`**${BOARD}queue/${queue('invest')}*`);
    // A view has an address of its own.
    await page.reload();
    await page.getByText('因子回测').first().waitFor();
    expect(faults).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  it('is refused to a user who may not manage jobs, with all its resources', async () => {
    const page = await visitors.withSession(VIEWER);
    for (const path of ['', 'static/favicon.ico', 'api/queues']) {
      const { status, body } = await directCall(page, BOARD + path);
      expect([path, status, body.appMesg]).toEqual([path, 403, '缺少权限 rwgl_edit（管理全部任务）']);
    }
  });

  it('changes nothing, not even for an administrator', async () => {
    const page = await visitors.signedIn(ADMIN);
    for (const path of [`api/queues/${queue('invest')}/pause`, 'api/queues/pause']) {
      const response = await page.request.put(BOARD + path, {
        headers: { origin: new URL(page.url()).origin },
      });
      expect(response.status()).toBe(404);
    }
  });
});
