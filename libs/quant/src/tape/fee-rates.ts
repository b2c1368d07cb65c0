import type { Decimal } from '../ledger/decimal.ts';
import { stampDutyOn, transferFeeOn, type Costs } from '../ledger/fees.ts';
import type { Board } from '../panel/limit-rules.ts';
import { Factor } from './exact-numbers.ts';

/** The fees of trades in ordinary numbers of cents, by the rates of one date after another. */
export class FeeRates {
  private readonly commission: Factor;
  private readonly minimum: number;
  private readonly known = new Map<Decimal, Factor>();
  private duty: Factor;
  private transfer: Factor;
  private transferBse: Factor;

  constructor(private readonly costs: Costs) {
    this.commission = new Factor(costs.commissionRate);
    this.minimum = Number(costs.commissionMinimum);
    this.duty = this.transfer = this.transferBse = this.commission;
  }

  /** Takes the rates of a date, ISO. */
  setDate(date: string): void {
    const { stampDuty, transferFee } = this.costs;
    this.duty = this.factor(stampDuty ?? stampDutyOn(date));
    this.transfer = this.factor(transferFee ?? transferFeeOn(date, 'main'));
    this.transferBse = this.factor(transferFee ?? transferFeeOn(date, 'bse'));
  }

  ofBuy(amount: number, board: Board): number {
    const transfer = board === 'bse' ? this.transferBse : this.transfer;
    return Math.max(this.commission.rounded(amount), this.minimum) + transfer.rounded(amount);
  }

  ofSell(amount: number, board: Board): number {
    return this.ofBuy(amount, board) + this.duty.rounded(amount);
  }

  private factor(decimal: Decimal): Factor {
    const factor = this.known.get(decimal) ?? new Factor(decimal);
    this.known.set(decimal, factor);
    return factor;
  }
}
