import type { FigureOf, IncomeLine } from '@console/market/schema';
import type { Random } from '../world/random.ts';
import type { Amounts } from './amounts.ts';
import type { Sheet } from './balance-roll.ts';
import type { EquityFlows } from './equity-roll.ts';
import type { StatementTraits } from './statement-traits.ts';

export type Income = Amounts<FigureOf<IncomeLine>>;

/** The data from which a quarter's income statement is drawn. Cents. */
export interface QuarterContext {
  readonly random: Random;
  readonly traits: StatementTraits;
  readonly revenue: number;
  readonly flows: EquityFlows;
  /** The balance sheet it begins with. */
  readonly before: Sheet;
  readonly yearEnd: boolean;
}

/** Components of the quarter that are not lines of the income statement, cents; costs and losses positive. */
export interface Movements {
  readonly depreciation: number;
  readonly amortisation: number;
  readonly goodwillCut: number;
  /** Interest that belongs to financing. */
  readonly debtInterest: number;
  readonly exchangeEffect: number;
  /** The growth of an insurer's reserves. */
  readonly reserves: Sheet;
}

export interface QuarterIncome {
  readonly income: Income;
  readonly movements: Movements;
}
