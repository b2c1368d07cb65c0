/** How often an indicator has a new value, with titles. */
export const INDICATOR_FREQUENCIES = { daily: '日频', quarterly: '季频，按公告日' } as const;
export type IndicatorFrequency = keyof typeof INDICATOR_FREQUENCIES;

/** The topics of the indicator tree, in their order. */
export const INDICATOR_TOPICS = [
  { id: 1, key: 'quote', title: '量价' },
  { id: 2, key: 'size', title: '规模与股本' },
  { id: 3, key: 'valuation', title: '估值' },
  { id: 4, key: 'profitability', title: '盈利能力' },
  { id: 5, key: 'growth', title: '成长' },
  { id: 6, key: 'solvency', title: '偿债与营运' },
  { id: 7, key: 'income', title: '利润表' },
  { id: 8, key: 'balance', title: '资产负债表' },
  { id: 9, key: 'cashflow', title: '现金流量表' },
  { id: 10, key: 'funds', title: '资金偏好' },
  { id: 11, key: 'holders', title: '股东' },
  { id: 12, key: 'expectation', title: '一致预期与评级' },
  { id: 13, key: 'business', title: '经营与人员' },
] as const;
export type IndicatorTopic = (typeof INDICATOR_TOPICS)[number]['key'];

/** The maximum length of a calculation's name. */
export const CALC_NAME_LENGTH = 24;
