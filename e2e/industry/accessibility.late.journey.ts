import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import type { Screen } from '../support/accessibility/screen.ts';

const SCREENS: readonly Screen[] = [
  { name: 'Shenwan', path: '/investment/industry/shenwan', shows: '申万一级行业概览' },
  { name: 'industries', path: '/edatabase/industry', shows: '行业列表' },
  { name: 'own industries', path: '/ecologydatabase/industry', shows: '数字生态行业' },
  { name: 'overseas industries', path: '/overseas/industry', shows: '还没有海外行业数据' },
  {
    name: 'industry added',
    path: '/ecologydatabase/industry',
    shows: '数字生态行业',
    then: async (page) => {
      await page.getByRole('button', { name: '新增行业', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: '行业名称' }).waitFor();
    },
  },
  {
    name: 'Shenwan tree',
    path: '/edatabase/industry',
    shows: '行业列表',
    then: async (page) => {
      await page.getByRole('button', { name: '申万行业管理' }).click();
      await page.getByRole('dialog').getByRole('treeitem').first().waitFor();
    },
  },
];

nothingSerious(SCREENS);
