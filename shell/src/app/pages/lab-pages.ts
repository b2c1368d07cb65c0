import type { ComponentType } from 'react';
import type * as LabChunk from '../../features/lab/lab-chunk.ts';
import type { ShellPage } from '../../core/menu/shell-page.ts';

/** No authority suffices: ROLE_admin alone passes. */
const ADMINISTRATORS: string[] = [];

const lab = (
  order: number,
  { icon, ...page }: Pick<ShellPage, 'path' | 'title'> & { readonly icon: string },
  choose: (pages: typeof LabChunk) => ComponentType,
): ShellPage => ({
  ...page,
  needs: ADMINISTRATORS,
  menu: { group: '实验室', icon, order },
  load: () => import('../../features/lab/lab-chunk.ts').then((pages) => ({ default: choose(pages) })),
});

/** 实验室: the demonstrations of document 3 §2.25, in a menu group of their own. */
export const LAB_PAGES: readonly ShellPage[] = [
  lab(10, { path: '/lab/viewer', icon: 'layout', title: '内嵌网页' }, (pages) => pages.ViewerPage),
  lab(20, { path: '/lab/canvas', icon: 'block', title: '画布演示' }, (pages) => pages.CanvasPage),
  lab(
    30,
    { path: '/lab/allocation', icon: 'dashboard', title: '股票配置指标' },
    (pages) => pages.AllocationPage,
  ),
  lab(40, { path: '/lab/user', icon: 'user', title: '用户' }, (pages) => pages.UserPage),
  lab(50, { path: '/lab/risk', icon: 'safety', title: '风险' }, (pages) => pages.RiskPage),
];
