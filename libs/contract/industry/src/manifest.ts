import { defineManifest, SHELL_API } from '@console/contract-core';

/** The pages of mfe-industry and its menu entries. */
export const industryModule = defineManifest({
  name: 'industry',
  title: '行业数据库',
  shellApi: `^${SHELL_API}`,
  routes: [
    { path: '/edatabase/industry', title: '行业数据库', needs: 'hysjk_gn' },
    { path: '/investment/edatabase/getindustry', title: '行业数据库', needs: 'hysjk_gn' },
    { path: '/ecologydatabase/industry', title: '数字生态行业', needs: 'hysjk_gn' },
    { path: '/etfdatabase/industry', title: 'ETF 行业', needs: 'hysjk_gn' },
    { path: '/overseas/industry', title: '海外行业', needs: 'hysjk_hw' },
    { path: '/investment/industry/shenwan', title: '申万行业概览', needs: 'hysjk_gn' },
    { path: '/investment/industry/map', title: '市场地图', needs: 'hysjk_gn_view_marketData' },
    { path: '/investment/industry/funds', title: '基金透视', needs: 'hysjk_gn_view_information' },
    {
      path: '/investment/dataCorpEcology/selectData/industryCommonDetail',
      title: '行业详情',
      needs: 'hysjk_gn_view',
      subject: ['row'],
    },
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
    {
      group: '数据库',
      title: '数字生态行业',
      path: '/ecologydatabase/industry',
      icon: 'cluster',
      needs: 'hysjk_gn',
      order: 22,
    },
    {
      group: '数据库',
      title: 'ETF 行业',
      path: '/etfdatabase/industry',
      icon: 'pie-chart',
      needs: 'hysjk_gn',
      order: 24,
    },
    {
      group: '数据库',
      title: '申万行业概览',
      path: '/investment/industry/shenwan',
      icon: 'table',
      needs: 'hysjk_gn',
      order: 26,
    },
    {
      group: '数据库',
      title: '市场地图',
      path: '/investment/industry/map',
      icon: 'heat-map',
      needs: 'hysjk_gn_view_marketData',
      order: 28,
    },
    {
      group: '数据库',
      title: '基金透视',
      path: '/investment/industry/funds',
      icon: 'money',
      needs: 'hysjk_gn_view_information',
      order: 32,
    },
  ],
});
