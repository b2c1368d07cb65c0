import type { ServiceName } from '@console/contract-core';

const TITLES: Readonly<Record<ServiceName, string>> = {
  gateway: '网关',
  access: '用户与权限',
  company: '公司',
  industry: '行业',
  invest: '投资研究',
  ai: '智能问答',
  data: '数据导入',
};

/** The title of a service of the audit log; one this version does not know is shown by its key. */
export const serviceTitle = (service: string): string =>
  Object.hasOwn(TITLES, service) ? TITLES[service as ServiceName] : service;
