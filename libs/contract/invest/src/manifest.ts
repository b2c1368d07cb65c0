import { SHELL_API, type ModuleManifest } from '@console/contract-core';

/** The pages of mfe-invest and its menu entries. */
export const investModule: ModuleManifest = {
  name: 'invest',
  title: '投资研究',
  shellApi: `^${SHELL_API}`,
  routes: [{ path: '/investment/overview', title: '投资研究', needs: 'tzgl_view' }],
  menu: [
    {
      group: '投资研究',
      title: '投资研究',
      path: '/investment/overview',
      icon: 'stock',
      needs: 'tzgl_view',
      order: 20,
    },
  ],
};
