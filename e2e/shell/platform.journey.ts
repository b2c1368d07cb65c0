import { directCall, VIEWER, Visitors } from '../support/browser/browser.ts';
import { SUITE } from '../support/suite/suite.ts';

const visitors = new Visitors();
afterEach(() => visitors.leave());

describe('the origin', () => {
  it('reveals no module to a stranger, and sends the security headers', async () => {
    const response = await fetch(`${SUITE.url}/registry.json`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ modules: [] });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('documents every call in one OpenAPI document and a page', async () => {
    const document = (await (await fetch(`${SUITE.url}/api/docs/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/dataCorp/pageSelectTableList',
        '/api/blade-auth/login',
        '/api/blade-user/info',
      ]),
    );
    const page = await visitors.visitor();
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: '接口文档' }).waitFor();
  });

  it('serves one call under its plain path, under /us and under its service', async () => {
    const page = await visitors.withSession(VIEWER);
    const answers = await Promise.all(
      ['/api', '/us/api', '/svc/company/api'].map((prefix) =>
        directCall(page, `${prefix}/dataCorp/pageSelectTableList?size=3&sort=total_capital,DESC`),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.result).toEqual(answers[0]?.body.result);
    }
  });

  it('prints no error to the console on the way from the form to a page of each module', async () => {
    const page = await visitors.visitor();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/login');
    await page.getByLabel('用户名', { exact: true }).fill(VIEWER.username);
    await page.getByLabel('密码', { exact: true }).fill(VIEWER.password);
    await page.getByRole('button', { name: '登录' }).click();
    for (const [title, shows] of [
      ['公司数据库', '公司列表'],
      ['申万行业概览', '申万一级行业概览'],
      ['投资研究', '选股范围'],
      ['智能问答', '主题字典'],
    ]) {
      await page
        .getByRole('navigation', { name: '主菜单' })
        .getByRole('link', { name: title ?? '', exact: true })
        .click();
      await page.getByRole('heading', { name: shows ?? '' }).waitFor();
    }
    // On a second load the page is the browser's own copy, with the headers of an answer without a body.
    await page.reload();
    await page.getByRole('heading', { name: '主题字典' }).waitFor();
    expect(faults).toEqual([]);
  });
});
