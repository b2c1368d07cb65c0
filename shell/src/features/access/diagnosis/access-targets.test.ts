import { aModule } from '../../../core/modules/module-sample.ts';
import { callTargets, placeTargets } from './access-targets.ts';

const company = aModule({
  name: 'company',
  routes: [{ path: '/edatabase/digitalecology', title: '公司列表', needs: 'gssjk_gn' }],
  menu: [
    {
      group: '数据库',
      title: '公司数据库',
      path: '/edatabase/digitalecology',
      icon: 'bank',
      needs: ['gssjk_gn', 'gssjk_hw'],
      order: 1,
    },
  ],
});
const data = { path: '/operations/data', title: '数据导入与质量', needs: 'xtgl_data', menu: {} };
const profile = { path: '/profile', title: '个人资料', needs: 'signed-in', menu: null };

describe('what somebody may be missing', () => {
  it('is pages and menu entries of modules and shell, and the tiles whose page exists', () => {
    const targets = placeTargets([company], [data, profile]);
    expect(targets.map(({ key, needs }) => [key, needs])).toEqual([
      ['page:/edatabase/digitalecology', ['gssjk_gn']],
      ['page:/operations/data', ['xtgl_data']],
      ['page:/profile', []],
      ['menu:/edatabase/digitalecology', ['gssjk_gn', 'gssjk_hw']],
      ['menu:/operations/data', ['xtgl_data']],
      ['tile:国内公司', ['gssjk_gn']],
    ]);
  });

  it('is the functions of the OpenAPI document, without the public ones', () => {
    const document = {
      paths: {
        '/api/dataCorp/add': {
          post: {
            operationId: 'company.add',
            summary: '新增公司',
            'x-authorities': [{ authority: 'gssjk_gn_add', name: '新增公司' }],
            'x-maintenance-window': true,
            security: [{ cookie: [] }],
          },
        },
        '/api/me': {
          get: { operationId: 'access.me', summary: '当前用户', 'x-authorities': [], security: [{}] },
        },
        '/api/login': { post: { operationId: 'access.signIn', summary: '登录', security: [] } },
      },
    };
    expect(callTargets(document)).toEqual([
      {
        key: 'call:company.add',
        kind: 'call',
        title: '新增公司',
        detail: '/api/dataCorp/add',
        needs: ['gssjk_gn_add'],
        inWindow: true,
      },
      {
        key: 'call:access.me',
        kind: 'call',
        title: '当前用户',
        detail: '/api/me',
        needs: [],
        inWindow: false,
      },
    ]);
  });

  it.each([null, undefined, 'x', {}, { paths: { '/a': null } }])(
    'is nothing for the document %j',
    (document) => {
      expect(callTargets(document)).toEqual([]);
    },
  );
});
