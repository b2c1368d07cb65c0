import { ADMIN, Visitors } from '../support/browser/browser.ts';
import {
  moduleCard,
  MODULES,
  moduleShown,
  openModule,
  otherThan,
  serviceAway,
} from '../support/browser/modules.ts';

// Visitors whose browsers have no files in the cache.
const visitors = new Visitors(true);
afterEach(() => visitors.leave());

describe('a module', () => {
  it.each(MODULES)('$name is federated and shows its own service’s data', async (module) => {
    const page = await visitors.signedIn(ADMIN, module.path);
    await moduleShown(page, module);
  });
});

describe('a page whose own file is missing', () => {
  it('costs a card on that page alone, and retry brings it back', async () => {
    const [invest] = MODULES.filter(({ name }) => name === 'invest');
    if (!invest) throw new Error('no such module');
    const page = await visitors.signedIn(ADMIN, invest.path);
    await moduleShown(page, invest);
    const files = '**/remotes/invest/**/*.js';
    await page.route(files, (route) => route.abort());
    const styles = { ...invest, entry: '投资风格' };
    await openModule(page, styles);
    const card = moduleCard(page, invest);
    await card.waitFor({ timeout: 8000 });
    expect(await card.innerText()).toContain('模块文件没有取到');
    await openModule(page, invest);
    await moduleShown(page, invest);
    await openModule(page, styles);
    await card.waitFor();
    await page.unroute(files);
    await card.getByRole('button', { name: '重试' }).click();
    await moduleShown(page, styles);
    expect(await card.count()).toBe(0);
  });
});

describe('a module whose service is away', () => {
  it.each(MODULES)('$name says so, the others do not notice, and it recovers by itself', async (module) => {
    const other = otherThan(module.name);
    const page = await visitors.signedIn(ADMIN);
    const answers = `**/svc/${module.name}/**`;
    const body = { success: false, appCode: 'C0503', appMesg: '服务暂不可用，请稍后重试', result: false };
    await page.route(answers, (route) => route.fulfill({ status: 503, json: body }));
    await openModule(page, module);
    await serviceAway(page, module).waitFor();
    await openModule(page, other);
    await moduleShown(page, other);
    await openModule(page, module);
    await serviceAway(page, module).waitFor();
    await page.unroute(answers);
    // Nothing is pressed.
    await moduleShown(page, module);
    expect(await serviceAway(page, module).count()).toBe(0);
  });
});
