import { PRODUCT_NAME } from '@console/contract-core';

/** The name of the console and its company, as the login page and the header show it. */
export const BRAND = {
  product: PRODUCT_NAME,
  company: '示例资产',
  department: '研究部',
  owner: '© 2026 示例资产管理有限公司',
  filing: '沪ICP备00000000号-1',
  notice: '仅内部研究使用，不构成投资建议',
} as const;
