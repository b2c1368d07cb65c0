import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN, Visitors } from './support/browser.ts';
import { SUITE } from './support/suite.ts';

const visitors = new Visitors();
beforeAll(() => visitors.open());
afterEach(() => visitors.leave());
afterAll(() => visitors.close());

const MODULES = [
  { name: 'company', path: '/edatabase/digitalecology', title: '公司数据库', shows: '公司列表' },
  { name: 'industry', path: '/edatabase/industry', title: '行业数据库', shows: '申万一级行业概览' },
  { name: 'invest', path: '/investment/overview', title: '投资研究', shows: '选股范围' },
  { name: 'ai', path: '/expertsystem/overview', title: '智能问答', shows: '主题字典' },
] as const;

describe('a module', () => {
  it.each(MODULES)('$name is federated and shows its own service’s data', async ({ path, shows }) => {
    const page = await visitors.signedIn(ADMIN, path);
    await page.getByRole('heading', { name: shows }).waitFor();
  });
});

describe('a module whose files are gone', () => {
  it.each(MODULES)(
    '$name costs a card on its own pages, the others live, and retry brings it back',
    async ({ name, path, title, shows }) => {
      const other = MODULES.find((module) => module.name !== name) ?? MODULES[0];
      const folder = join(SUITE.directory, 'remotes', name);
      const hidden = join(SUITE.directory, `hidden-${name}`);
      expect((await readdir(folder)).length).toBeGreaterThan(0);
      const page = await visitors.signedIn(ADMIN);
      await rename(folder, hidden);
      try {
        await page.goto(path);
        const card = page.getByRole('alert').filter({ hasText: `${title}模块暂时无法打开` });
        await card.waitFor({ timeout: 8000 });
        await page.goto(other.path);
        await page.getByRole('heading', { name: other.shows }).waitFor();
        await page.goto(path);
        await card.waitFor({ timeout: 8000 });
      } finally {
        await rename(hidden, folder);
      }
      await page.getByRole('button', { name: '重试' }).click();
      await page.getByRole('heading', { name: shows }).waitFor();
    },
  );
});
