import { COMPANY_DETAIL_PATH, defineManifest, SHELL_API } from '@console/contract-core';

/** The pages of mfe-company and its menu entries. */
export const companyModule = defineManifest({
  name: 'company',
  title: '公司数据库',
  shellApi: `^${SHELL_API}`,
  routes: [
    { path: '/edatabase/digitalecology', title: '公司数据库', needs: 'gssjk_gn' },
    { path: '/investment/dataCorpEcology/selectData', title: '公司数据库', needs: 'gssjk_gn' },
    { path: '/overseas/company', title: '海外公司', needs: 'gssjk_hw' },
    {
      path: COMPANY_DETAIL_PATH,
      title: '公司详情',
      needs: 'gssjk_gn_view',
      subject: ['row'],
    },
    { path: '/investment/dataCorpEcology/insertData/addnew', title: '新增公司', needs: 'gssjk_gn_add' },
  ],
  menu: [
    {
      group: '数据库',
      title: '公司数据库',
      path: '/edatabase/digitalecology',
      icon: 'bank',
      needs: 'gssjk_gn',
      order: 10,
    },
    {
      group: '数据库',
      title: '海外公司',
      path: '/overseas/company',
      icon: 'global',
      needs: 'gssjk_hw',
      order: 40,
    },
  ],
});
