import { PATENT_SCORES } from '@console/contract-company';

const KINDS = {
  patent: '发明专利',
  inventionAuthorization: '发明授权',
  practicalNewType: '实用新型',
  design: '外观设计',
} as const;

/** What a patent of each kind counts: 发明专利每件 5 分，… */
export const SCORE_RULE = `${Object.entries(KINDS)
  .map(([kind, title]) => `${title}每件 ${PATENT_SCORES[kind as keyof typeof KINDS]} 分`)
  .join('，')}；总得分为各项之和`;
