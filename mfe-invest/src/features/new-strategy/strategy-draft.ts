import {
  DEFAULT_FREQUENCY,
  INITIAL_CAPITAL,
  STOCK_QUANTITY,
  strategyCalls,
  STRATEGY_TYPES,
  WEIGHTINGS,
  type AdjustFrequency,
  type StrategyDetail,
  type StrategyDraft,
  type StrategyType,
  type Weighting,
} from '@console/contract-invest';

/** A stock that was ticked in the pool. */
export interface TickedStock {
  readonly corpId: number | null;
  readonly corpName: string;
  readonly stockCode: string;
  /** Null until it is typed. */
  readonly weight: number | null;
}

/** The fields below the sub-tabs; three types of strategies share them where they have them. */
export interface ConfigDraft {
  readonly stockQuantity: number;
  /** Yuan; null while the field is empty. */
  readonly initialCapital: number | null;
  readonly adjustFrequency: AdjustFrequency;
  readonly factorId: number | null;
  readonly factorVersion: number | null;
  readonly weighting: Weighting;
}

/** A strategy while it is typed. */
export interface NewStrategyDraft extends ConfigDraft {
  readonly strategyName: string;
  readonly styleId: number | null;
  /** That of the sub-tab from which it is published. */
  readonly strategyType: StrategyType;
  readonly stocks: readonly TickedStock[];
}

export const DEFAULT_CONFIG: ConfigDraft = {
  stockQuantity: STOCK_QUANTITY.usual,
  initialCapital: INITIAL_CAPITAL.usual,
  adjustFrequency: DEFAULT_FREQUENCY,
  factorId: null,
  factorVersion: null,
  weighting: WEIGHTINGS[0],
};

/** The fields of a new strategy, or of a copy: its name is its own, as names are unique. */
export function draftOf(copied: StrategyDetail | null): NewStrategyDraft {
  if (copied === null)
    return {
      ...DEFAULT_CONFIG,
      strategyName: '',
      styleId: null,
      strategyType: STRATEGY_TYPES.system,
      stocks: [],
    };
  return {
    strategyName: '',
    styleId: copied.styleId,
    strategyType: copied.strategyType,
    stockQuantity: copied.stockQuantity ?? STOCK_QUANTITY.usual,
    initialCapital: copied.initialCapital,
    adjustFrequency: copied.adjustFrequency,
    factorId: copied.factorId,
    factorVersion: copied.factorVersion,
    weighting: WEIGHTINGS.find((weighting) => weighting === copied.weighting) ?? WEIGHTINGS[0],
    stocks: copied.stocks.map(({ corpId, corpName, stockCode, weight }) => ({
      corpId,
      corpName,
      stockCode,
      weight,
    })),
  };
}

/** A draft as it is published; an error with the message of its first fault. */
export function sentStrategy(draft: NewStrategyDraft): StrategyDraft | Error {
  const given = givenStrategy(draft);
  const { success, error } = strategyCalls.publishStrategy.input.safeParse(given);
  // What the schema accepts has its type.
  return success ? (given as StrategyDraft) : new Error(error.issues[0]?.message ?? error.message);
}

function givenStrategy(draft: NewStrategyDraft): unknown {
  const { strategyName, styleId, strategyType, initialCapital, adjustFrequency, stockQuantity } = draft;
  const common = {
    strategyType,
    strategyName: strategyName.trim(),
    styleId,
    initialCapital,
    adjustFrequency,
  };
  if (strategyType === STRATEGY_TYPES.user)
    return {
      ...common,
      stocks: draft.stocks.map(({ stockCode, weight }) => ({ stockCode, userConfigIndex: weight })),
    };
  if (strategyType === STRATEGY_TYPES.system) return { ...common, stockQuantity };
  const { factorId, factorVersion, weighting } = draft;
  return {
    ...common,
    stockQuantity,
    factorId,
    weighting,
    ...(factorVersion === null ? {} : { factorVersion }),
  };
}
