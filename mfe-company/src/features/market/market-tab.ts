import { tabs } from '@console/subject';
import { majorEvents } from './major-events.ts';
import { prediction } from './prediction.tsx';
import { quotation } from './quotation.tsx';
import { shareholders } from './shareholder-structure.tsx';

/** 市场数据: the share's holders, the expectations about the company, its prices, and its major events. */
export const marketTab = tabs('市场数据', [
  { key: 'shareholders', title: '股东结构', parts: shareholders },
  { key: 'prediction', title: '市场预测', parts: [prediction] },
  { key: 'quotation', title: '市场行情', parts: [quotation] },
  { key: 'events', title: '重大事项', parts: [majorEvents] },
]);
