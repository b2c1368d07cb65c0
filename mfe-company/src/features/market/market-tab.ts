import { tabs } from '@console/subject';
import { majorEvents } from './major-events.ts';
import { prediction } from './prediction.tsx';
import { quotation } from './quotation.tsx';
import { shareholders } from './shareholder-structure.tsx';

/** 市场数据: who holds the share, what is expected of it, what it trades at, what happened to it. */
export const marketTab = tabs('市场数据', [
  { key: 'shareholders', title: '股东结构', parts: shareholders },
  { key: 'prediction', title: '市场预测', parts: [prediction] },
  { key: 'quotation', title: '市场行情', parts: [quotation] },
  { key: 'events', title: '重大事项', parts: [majorEvents] },
]);
