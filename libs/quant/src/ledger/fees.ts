import type { Board } from '../panel/limit-rules.ts';
import { shareOf } from './cents.ts';
import { parseDecimal, ZERO, type Decimal } from './decimal.ts';

export type Side = 'buy' | 'sell';

/** What trading costs. A rate that is null follows the dated rates of the exchanges. */
export interface Costs {
  readonly commissionRate: Decimal;
  /** Cents of an order at least. */
  readonly commissionMinimum: bigint;
  /** Charged on sells alone. */
  readonly stampDuty: Decimal | null;
  readonly transferFee: Decimal | null;
  /** How far a price is worse than the open. */
  readonly slippage: Decimal;
}

/** Cents. */
export interface Fees {
  readonly commission: bigint;
  readonly stampDuty: bigint;
  readonly transferFee: bigint;
}

export const NO_FEES: Fees = { commission: 0n, stampDuty: 0n, transferFee: 0n };

export const DEFAULT_COSTS: Costs = {
  commissionRate: written('0.00025'),
  commissionMinimum: 500n,
  stampDuty: null,
  transferFee: null,
  slippage: ZERO,
};

export interface Trade {
  /** ISO. */
  readonly date: string;
  readonly board: Board;
  readonly side: Side;
  /** Cents. */
  readonly amount: bigint;
}

/** The fees of a trade, each rounded half up to the cent. */
export function feesOf(costs: Costs, { date, board, side, amount }: Trade): Fees {
  const commission = shareOf(amount, costs.commissionRate);
  const stampDuty = costs.stampDuty ?? stampDutyOn(date);
  return {
    commission: commission > costs.commissionMinimum ? commission : costs.commissionMinimum,
    stampDuty: side === 'sell' ? shareOf(amount, stampDuty) : 0n,
    transferFee: shareOf(amount, costs.transferFee ?? transferFeeOn(date, board)),
  };
}

export const feeSum = ({ commission, stampDuty, transferFee }: Fees): bigint =>
  commission + stampDuty + transferFee;

const DUTY_HALVED = '2023-08-28';
const [FULL_DUTY, HALF_DUTY] = [written('0.001'), written('0.0005')];

/** The exchanges' stamp duty on sells of a date. */
export function stampDutyOn(date: string): Decimal {
  return date < DUTY_HALVED ? FULL_DUTY : HALF_DUTY;
}

const TRANSFER_LOWERED = '2022-04-29';
const [TRANSFER_BEFORE, TRANSFER_BSE_BEFORE, TRANSFER] = [
  written('0.00002'),
  written('0.000025'),
  written('0.00001'),
];

/** The exchanges' transfer fee of a date. */
export function transferFeeOn(date: string, board: Board): Decimal {
  if (date >= TRANSFER_LOWERED) return TRANSFER;
  return board === 'bse' ? TRANSFER_BSE_BEFORE : TRANSFER_BEFORE;
}

function written(text: string): Decimal {
  const rate = parseDecimal(text);
  if (rate === null) throw new RangeError(`${text} is no rate`);
  return rate;
}
