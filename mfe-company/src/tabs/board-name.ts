import type { companyHeader } from '@console/contract-company';
import type { Exchange, OutputOf } from '@console/contract-core';

type Board = OutputOf<typeof companyHeader>['board'];

export const EXCHANGE_NAMES: Readonly<Record<Exchange, string>> = {
  SH: '上交所',
  SZ: '深交所',
  BJ: '北交所',
};
const BOARD_NAMES: Readonly<Record<Board, string>> = {
  main: '主板',
  chinext: '创业板',
  star: '科创板',
  bse: '',
};

/** 上交所科创板. The Beijing exchange has one board and no name for it. */
export function boardName(exchange: Exchange, board: Board): string {
  return EXCHANGE_NAMES[exchange] + BOARD_NAMES[board];
}
