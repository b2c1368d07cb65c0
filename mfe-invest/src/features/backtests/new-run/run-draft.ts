import {
  BACKTEST_LIMITS,
  BACKTEST_TEXTS,
  backtestHorizon,
  backtestHorizons,
  backtestListedUnder,
  backtestQuantiles,
  type BacktestParams,
  type Universe,
} from '@console/contract-invest';
import { schemaFault } from '@console/ui/edit';

/** A backtest while it is edited: fields may be empty, horizons are as typed. */
export interface RunDraft extends Pick<
  BacktestParams,
  'from' | 'to' | 'binBy' | 'winsorise' | 'standardise' | 'neutralise' | 'benchmark'
> {
  readonly factorFormId: number | null;
  /** The version of the factor; null for the newest. */
  readonly version: number | null;
  readonly universe: Universe['kind'];
  /** The code of the industry of an industry universe. */
  readonly code: string | null;
  /** The id of the industry of a pool. */
  readonly industryId: number | null;
  readonly horizons: readonly string[];
  /** Text in the field of horizons that is not one of them: still being typed, or refused. */
  readonly typedHorizon: string;
  readonly quantiles: number | null;
  readonly suspended: boolean;
  readonly st: boolean;
  readonly listedUnder: number | null;
}

/** The reason why a field cannot be sent, by its name. */
export type RunFaults = { readonly [Field in keyof RunDraft]?: string };

/** A draft of given parameters. */
export function draftOf(params: BacktestParams, factorFormId: number | null): RunDraft {
  const { universe, horizons, exclude, ...rest } = params;
  return {
    ...rest,
    ...exclude,
    factorFormId,
    version: null,
    universe: universe.kind,
    code: universe.kind === 'industry' ? universe.code : null,
    industryId: universe.kind === 'pool' ? universe.industryId : null,
    horizons: horizons.map(String),
    typedHorizon: '',
  };
}

/** Horizons as they were picked or typed: an invalid one is not taken, and stays as typed. */
export function takeHorizons(given: readonly string[]): Pick<RunDraft, 'horizons' | 'typedHorizon'> {
  const taken: string[] = [];
  const refused: string[] = [];
  for (const text of given) {
    const tidy = tidyHorizons([...taken, text]);
    if (text.trim() === '' || tidy.length === taken.length) continue;
    (horizonFault(tidy) === false ? taken : refused).push(text.trim());
  }
  return { horizons: tidyHorizons(taken), typedHorizon: refused.join(' ') };
}

/** Why the text in the field of horizons cannot be one of them; undefined if it can. */
export function typedHorizonFault({ horizons, typedHorizon }: RunDraft): string | undefined {
  const { horizons: most } = BACKTEST_LIMITS;
  const words = tidyHorizons(typedHorizon.split(/[\s,，、]+/)).filter((word) => !horizons.includes(word));
  const wrong = words.find((word) => !isHorizon(word));
  if (wrong !== undefined) return wrongHorizon(wrong);
  if (words.length === 0 || horizons.length + words.length <= most) return undefined;
  return `${BACKTEST_TEXTS.manyHorizons}，${words.join('、')} 不能再加入`;
}

/** Horizons as typed, from short to long, each once; text that is no number stays last, to be corrected. */
export function tidyHorizons(typed: readonly string[]): readonly string[] {
  const texts = [...new Set(typed.map((text) => text.trim().replace(/^0+(?=\d)/, '')))];
  return texts
    .filter((text) => text !== '')
    .sort(
      (one, other) => (isWhole(one) ? Number(one) : Infinity) - (isWhole(other) ? Number(other) : Infinity),
    );
}

/** The faults that keep a draft from being sent; empty when there are none. */
export function faultsOf(draft: RunDraft): RunFaults {
  const { factorFormId, universe, code, industryId, from, to } = draft;
  const faults: Record<string, string | false> = {
    factorFormId: factorFormId === null && '请选择因子',
    code: universe === 'industry' && code === null && '请选择申万行业',
    industryId: universe === 'pool' && industryId === null && '请选择生态行业',
    from: from !== null && to !== null && from > to && '起始日不能晚于截止日',
    horizons: typedHorizonFault(draft) ?? horizonFault(draft.horizons),
    quantiles: schemaFault(backtestQuantiles(), draft.quantiles) ?? false,
    listedUnder: schemaFault(backtestListedUnder(), draft.listedUnder) ?? false,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== false));
}

function horizonFault(horizons: readonly string[]): string | false {
  const wrong = horizons.find((text) => !isHorizon(text));
  if (wrong !== undefined) return wrongHorizon(wrong);
  return schemaFault(backtestHorizons(), tidyHorizons(horizons).map(Number)) ?? false;
}

const wrongHorizon = (text: string): string => `${BACKTEST_TEXTS.horizon}，${text} 不符合`;

/** The parameters of a draft without faults. */
export function paramsOf(draft: RunDraft): BacktestParams {
  const { from, to, binBy, winsorise, standardise, neutralise, benchmark, suspended, st } = draft;
  return {
    universe: universeOf(draft),
    from,
    to,
    binBy,
    winsorise,
    standardise,
    neutralise,
    benchmark,
    horizons: tidyHorizons(draft.horizons).map(Number),
    quantiles: draft.quantiles ?? 0,
    exclude: { suspended, st, listedUnder: draft.listedUnder ?? 0 },
  };
}

function universeOf({ universe, code, industryId }: RunDraft): Universe {
  if (universe === 'industry') return { kind: 'industry', code: code ?? '' };
  if (universe === 'pool') return { kind: 'pool', industryId: industryId ?? 0 };
  return { kind: 'all' };
}

const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text);
const isHorizon = (text: string): boolean =>
  isWhole(text) && schemaFault(backtestHorizon(), Number(text)) === null;
