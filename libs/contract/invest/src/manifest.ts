import { defineManifest, SHELL_API } from '@console/contract-core';

/** The pages of mfe-invest and its menu entries. */
export const investModule = defineManifest({
  name: 'invest',
  title: '投资研究',
  shellApi: `^${SHELL_API}`,
  routes: [
    { path: '/investment/overview', title: '投资研究', needs: 'tzgl_view' },
    { path: '/investment/istyle', title: '投资风格', needs: 'tzgl_view' },
    { path: '/investment/istyle/detail', title: '投资风格详情', needs: 'tzgl_view', subject: ['styleId'] },
    { path: '/investment/istyle/addnew', title: '新增投资风格', needs: 'tzgl_edit' },
    { path: '/divisor/list', title: '因子管理', needs: 'yzgl_view' },
    { path: '/divisor/detail', title: '因子详情', needs: 'yzgl_view', subject: ['formId'] },
    { path: '/divisor/indicators', title: '指标浏览', needs: 'yzgl_view' },
    { path: '/divisor/backtest', title: '因子回测', needs: 'yzgl_view' },
    { path: '/divisor/backtest/result', title: '回测结果', needs: 'yzgl_view', subject: ['associationId'] },
    { path: '/divisor/backtest/compare', title: '回测对比', needs: 'yzgl_view' },
  ],
  menu: [
    {
      group: '投资研究',
      title: '投资研究',
      path: '/investment/overview',
      icon: 'stock',
      needs: 'tzgl_view',
      order: 20,
    },
    {
      group: '投资研究',
      title: '投资风格',
      path: '/investment/istyle',
      icon: 'sliders',
      needs: 'tzgl_view',
      order: 30,
    },
    {
      group: '投资研究',
      title: '因子管理',
      path: '/divisor/list',
      icon: 'function',
      needs: 'yzgl_view',
      order: 50,
    },
    {
      group: '投资研究',
      title: '指标浏览',
      path: '/divisor/indicators',
      icon: 'fund',
      needs: 'yzgl_view',
      order: 55,
    },
    {
      group: '投资研究',
      title: '因子回测',
      path: '/divisor/backtest',
      icon: 'experiment',
      needs: 'yzgl_view',
      order: 60,
    },
  ],
});
