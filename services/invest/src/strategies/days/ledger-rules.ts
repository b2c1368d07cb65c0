import { centsOf, type LedgerRules } from '@console/quant';
import type { StrategySeal } from '../seal.ts';
import { decimalOfText } from './signals/strategy-pick.ts';

/** The rules of a strategy's ledger, as it was sealed. */
export function ledgerRules({
  initialCapital,
  costs,
  participation,
}: Pick<StrategySeal, 'initialCapital' | 'costs' | 'participation'>): LedgerRules {
  const rate = (text: string | null) => (text === null ? null : decimalOfText(text));
  return {
    initialCapital: centsOf(decimalOfText(String(initialCapital))),
    costs: {
      commissionRate: decimalOfText(costs.commissionRate),
      commissionMinimum: centsOf(decimalOfText(costs.commissionMinimum)),
      stampDuty: rate(costs.stampDuty),
      transferFee: rate(costs.transferFee),
      slippage: decimalOfText(costs.slippage),
    },
    participation: decimalOfText(participation),
  };
}
