import { SHELL_API, type ModuleManifest } from '@console/contract-core';

/** The pages of mfe-industry and its menu entries. */
export const industryModule: ModuleManifest = {
  name: 'industry',
  title: '行业数据库',
  shellApi: `^${SHELL_API}`,
  routes: [
    { path: '/edatabase/industry', title: '行业数据库', needs: 'hysjk_gn' },
    { path: '/investment/edatabase/getindustry', title: '行业数据库', needs: 'hysjk_gn' },
  ],
  menu: [
    {
      group: '数据库',
      title: '行业数据库',
      path: '/edatabase/industry',
      icon: 'apartment',
      needs: 'hysjk_gn',
      order: 20,
    },
  ],
};
