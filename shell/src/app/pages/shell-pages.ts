import type { ShellPage } from '../../core/menu/shell-page.ts';
import { LAB_PAGES } from './lab-pages.ts';

/** The pages of the shell itself. */
export const SHELL_PAGES: readonly ShellPage[] = [
  {
    path: '/operations/tasks',
    title: '任务中心',
    needs: 'signed-in',
    menu: { group: '运行与系统', icon: 'schedule', order: 10 },
    load: () => import('../../features/operations/jobs/jobs-page.tsx'),
  },
  {
    path: '/operations/data',
    title: '数据导入与质量',
    needs: 'xtgl_data',
    menu: { group: '运行与系统', icon: 'import', order: 20 },
    load: () => import('../../features/operations/data/data-page.tsx'),
  },
  {
    path: '/system/releases',
    title: '模块版本',
    needs: 'fbgl_view',
    menu: { group: '运行与系统', icon: 'rocket', order: 30 },
    load: () => import('../../features/operations/releases/releases-page.tsx'),
  },
  {
    path: '/system/users',
    title: '用户与权限',
    needs: 'xtgl_user',
    menu: { group: '运行与系统', icon: 'team', order: 40 },
    load: () =>
      import('../../features/access/users/users-page.tsx').then(({ usersPage }) => ({
        default: usersPage(SHELL_PAGES),
      })),
  },
  {
    path: '/system/files',
    title: '文件管理',
    needs: 'xtgl_user',
    menu: { group: '运行与系统', icon: 'folder', order: 45 },
    load: () => import('../../features/files/files-page.tsx'),
  },
  {
    path: '/system/audit',
    title: '审计日志',
    needs: 'xtgl_audit',
    menu: { group: '运行与系统', icon: 'audit', order: 50 },
    load: () => import('../../features/access/audit/audit-page.tsx'),
  },
  {
    path: '/profile',
    title: '个人资料',
    needs: 'signed-in',
    menu: null,
    load: () => import('../../features/account/profile/profile-page.tsx'),
  },
  {
    path: '/notices',
    title: '通知',
    needs: 'signed-in',
    menu: null,
    load: () =>
      import('../../features/notices/notices-chunk.ts').then(({ NoticesPage }) => ({ default: NoticesPage })),
  },
  ...LAB_PAGES,
];
