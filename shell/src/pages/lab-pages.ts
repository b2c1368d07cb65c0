import type { ShellPage } from './shell-pages.ts';

const lab = (order: number, page: Pick<ShellPage, 'path' | 'title' | 'load'>): ShellPage => ({
  ...page,
  needs: 'signed-in',
  menu: { group: '实验室', icon: 'experiment', order },
});

/** 实验室: the demonstrations of document 3 §2.25, in a menu group of their own. */
export const LAB_PAGES: readonly ShellPage[] = [
  lab(10, { path: '/lab/viewer', title: '内嵌网页', load: () => import('../lab/viewer-page.tsx') }),
  lab(20, { path: '/lab/canvas', title: '画布演示', load: () => import('../lab/canvas-page.tsx') }),
  lab(30, {
    path: '/lab/allocation',
    title: '股票配置指标',
    load: () => import('../lab/allocation-page.tsx'),
  }),
  lab(40, { path: '/lab/user', title: '用户', load: () => import('../lab/user-page.tsx') }),
  lab(50, { path: '/lab/risk', title: '风险', load: () => import('../lab/risk-page.tsx') }),
];
