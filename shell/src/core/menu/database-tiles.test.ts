import { aModule } from '../../core/modules/module-sample.ts';
import { databaseTabs } from '../../core/menu/database-tiles.ts';

const route = (path: string) => ({ path, title: '', needs: 'x' });
const company = aModule({
  name: 'company',
  routes: [route('/edatabase/digitalecology'), route('/overseas/company')],
});
const industry = aModule({ name: 'industry', routes: [route('/edatabase/industry')] });

const shown = (modules: Parameters<typeof databaseTabs>[0], granted: readonly string[]): unknown =>
  databaseTabs(modules, (need) => granted.includes(String(need))).map((tab) => [
    tab.key,
    tab.tiles.map(({ to }) => to),
  ]);

const TABS = ['gssjk', 'hysjk'];
const ALL = [...TABS, 'gssjk_gn', 'gssjk_hw', 'hysjk_gn', 'hysjk_hw'];

describe('the home page’s tiles', () => {
  it('are those of pages that an active module owns', () => {
    expect(shown([company, industry], ALL)).toEqual([
      ['company', ['/edatabase/digitalecology', '/overseas/company']],
      ['industry', ['/edatabase/industry']],
    ]);
  });

  it('need their authority', () => {
    expect(shown([company, industry], [...TABS, 'gssjk_hw', 'hysjk_gn'])).toEqual([
      ['company', ['/overseas/company']],
      ['industry', ['/edatabase/industry']],
    ]);
  });

  it('are in a tab that has an authority of its own', () => {
    expect(shown([company, industry], ['hysjk', 'gssjk_gn', 'hysjk_gn'])).toEqual([
      ['industry', ['/edatabase/industry']],
    ]);
  });

  it('are drawn in a tab that is left out when it has none', () => {
    expect(shown([company, industry], [...TABS, 'gssjk_gn'])).toEqual([
      ['company', ['/edatabase/digitalecology']],
    ]);
    expect(shown([industry], ALL)).toEqual([['industry', ['/edatabase/industry']]]);
    expect(shown([], ALL)).toEqual([]);
  });
});
