import { tabs } from '@console/subject';
import { quotation } from './by-day/quotation-parts.tsx';
import { forecasts, shareholderStructure } from './report-parts.tsx';

/** 市场数据: the expectations about the members, their market value, and who holds them. */
export const market = tabs('市场数据', [
  { key: 'prediction', title: '市场预测', parts: [tabs('市场预测', forecasts, 'part')] },
  { key: 'quotation', title: '市场行情', parts: [quotation] },
  { key: 'shareholders', title: '股东结构', parts: [shareholderStructure] },
]);
