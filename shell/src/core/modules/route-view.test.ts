import { SHELL_PAGES } from '../../app/pages/shell-pages.ts';
import { aModule } from './module-sample.ts';
import { routeView } from './route-view.ts';

const company = aModule({
  name: 'company',
  routes: [{ path: '/a/Detail', title: '详情', needs: 'gssjk_gn_view' }],
});
const industry = aModule({
  name: 'industry',
  routes: [{ path: '/a/detail/industry', title: '行业', needs: ['hysjk_gn', 'hysjk_hw'] }],
});
const modules = [company, industry];
const all = (): boolean => true;
const none = (): boolean => false;

describe('the page of an address', () => {
  it.each(['/', '/investment/edatabase/getdata', '/Investment/eDatabase/GetData/'])(
    'is home at %s',
    (path) => {
      expect(routeView({ own: SHELL_PAGES, modules }, none, path)).toEqual({ kind: 'home' });
    },
  );

  it('belongs to the module whose route matches exactly, case and last slash aside', () => {
    expect(routeView({ own: SHELL_PAGES, modules }, all, '/A/DETAIL/')).toMatchObject({
      kind: 'remote',
      module: { name: 'company' },
    });
    expect(routeView({ own: SHELL_PAGES, modules }, all, '/a/detail/industry')).toMatchObject({
      kind: 'remote',
      module: { name: 'industry' },
    });
  });

  it.each(['/a', '/a/detail/other', '/a/detailx', '/login2'])('is missing at %s', (path) => {
    expect(routeView({ own: SHELL_PAGES, modules }, all, path)).toEqual({ kind: 'missing' });
  });

  it('may be the shell’s own', () => {
    expect(routeView({ own: SHELL_PAGES, modules }, all, '/Operations/Data')).toMatchObject({
      kind: 'own',
      route: { title: '数据导入与质量' },
    });
    expect(routeView({ own: SHELL_PAGES, modules }, none, '/operations/data')).toMatchObject({
      kind: 'forbidden',
    });
  });

  it('is forbidden without the route’s authority', () => {
    expect(routeView({ own: SHELL_PAGES, modules }, none, '/a/detail')).toMatchObject({
      kind: 'forbidden',
      route: { title: '详情' },
    });
  });

  it('asks with the route’s own need', () => {
    const asked: unknown[] = [];
    routeView({ own: SHELL_PAGES, modules }, (need) => asked.push(need) > 0, '/a/detail/industry');
    expect(asked).toEqual([['hysjk_gn', 'hysjk_hw']]);
  });

  it('is missing when the module that owned it is not active', () => {
    expect(routeView({ own: SHELL_PAGES, modules: [industry] }, all, '/a/detail')).toEqual({
      kind: 'missing',
    });
  });
});
