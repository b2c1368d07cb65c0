import { SHELL_API, type ModuleManifest } from '@console/contract-core';

/** The pages of mfe-ai and its menu entries. */
export const aiModule: ModuleManifest = {
  name: 'ai',
  title: '智能问答',
  shellApi: `^${SHELL_API}`,
  routes: [{ path: '/expertsystem/overview', title: '智能问答', needs: 'gssjk_gn_view' }],
  menu: [
    {
      group: '智能问答',
      title: '智能问答',
      path: '/expertsystem/overview',
      icon: 'message',
      needs: 'gssjk_gn_view',
      order: 20,
    },
  ],
};
