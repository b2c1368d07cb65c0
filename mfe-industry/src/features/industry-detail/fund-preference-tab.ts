import { tabs } from '@console/subject';
import { industrialCapital, institutions } from './report-parts.tsx';
import { connect, leverage, liquidity, marginTrading, preference, trading } from './by-day/trading-parts.ts';

/** 资金偏好: who holds the members, and who trades them. */
export const fundPreference = tabs('资金偏好', [
  { key: 'institutions', title: '机构持股', parts: [institutions] },
  { key: 'industrial', title: '产业资本', parts: [industrialCapital] },
  { key: 'leverage', title: '杠杆资金', parts: leverage },
  { key: 'connect', title: '沪深港通', parts: connect },
  { key: 'trading', title: '每日交易统计', parts: trading },
  { key: 'liquidity', title: '流动性', parts: liquidity },
  { key: 'margin', title: '融资融券', parts: marginTrading },
  { key: 'preference', title: '资本偏好指数', parts: preference },
]);
