import { defineManifest, SHELL_API } from '@console/contract-core';

/** The pages of mfe-ai and its menu entries. */
export const aiModule = defineManifest({
  name: 'ai',
  title: '智能问答',
  shellApi: `^${SHELL_API}`,
  routes: [
    { path: '/expertsystem/overview', title: '智能问答', needs: 'gssjk_gn_view' },
    { path: '/expertsystem/ask', title: '提问', needs: 'gssjk_gn_view' },
    { path: '/expertsystem/questions', title: '问答历史', needs: 'gssjk_gn_view' },
    { path: '/expertsystem/models', title: '大模型状态', needs: 'rwgl_view' },
    { path: '/expertsystem/topic-match', title: '主题匹配', needs: 'gssjk_gn_view' },
    { path: '/expertsystem/ydc', title: '默认引导语', needs: 'gssjk_gn_view' },
    { path: '/expertsystem/ydc/edit', title: '编辑默认引导语', needs: 'gssjk_gn_view', subject: ['id'] },
  ],
  menu: [
    {
      group: '智能问答',
      title: '提问',
      path: '/expertsystem/ask',
      icon: 'question',
      needs: 'gssjk_gn_view',
      order: 10,
    },
    {
      group: '智能问答',
      title: '问答历史',
      path: '/expertsystem/questions',
      icon: 'history',
      needs: 'gssjk_gn_view',
      order: 15,
    },
    {
      group: '智能问答',
      title: '智能问答',
      path: '/expertsystem/overview',
      icon: 'message',
      needs: 'gssjk_gn_view',
      order: 20,
    },
    {
      group: '智能问答',
      title: '主题匹配',
      path: '/expertsystem/topic-match',
      icon: 'message',
      needs: 'gssjk_gn_view',
      order: 40,
    },
    {
      group: '智能问答',
      title: '默认引导语',
      path: '/expertsystem/ydc',
      icon: 'solution',
      needs: 'gssjk_gn_view',
      order: 60,
    },
    {
      group: '智能问答',
      title: '大模型状态',
      path: '/expertsystem/models',
      icon: 'api',
      needs: 'rwgl_view',
      order: 80,
    },
  ],
});
