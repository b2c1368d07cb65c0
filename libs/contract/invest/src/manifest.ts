import { SHELL_API, type ModuleManifest } from '@console/contract-core';

/** The pages of mfe-invest and its menu entries. */
export const investModule: ModuleManifest = {
  name: 'invest',
  title: '投资研究',
  shellApi: `^${SHELL_API}`,
  routes: [
    { path: '/investment/overview', title: '投资研究', needs: 'tzgl_view' },
    { path: '/investment/istyle', title: '投资风格', needs: 'tzgl_view' },
    { path: '/investment/istyle/detail', title: '投资风格详情', needs: 'tzgl_view', subject: ['styleId'] },
    { path: '/investment/istyle/addnew', title: '新增投资风格', needs: 'tzgl_edit' },
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
  ],
};
