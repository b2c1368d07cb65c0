import type { BinBy } from '../factor/factor-input.ts';
import { factorReport } from '../factor/factor-report.ts';
import { scanDates } from '../factor/scan-dates.ts';
import { readIndustries, type Industries } from './industry-file.ts';
import { optionsOf } from './options-of.ts';
import { readText } from './read-text.ts';
import { UsageFault } from './usage-fault.ts';
import { alignedTo, readWide, valuesBeyond } from './wide-file.ts';

export const FACTOR_USAGE =
  'quant factor --prices P.csv --factor F.csv [--industry I.csv] [--horizons 1,5,10] [--quantiles 5] [--bin-by industry] [--json]';

const OPTIONS = ['prices', 'factor', 'industry', 'horizons', 'quantiles', 'bin-by'] as const;

/**
 * The longest horizon in rows, ten years of trading days. A run keeps the past as far back as its longest
 * horizon: a longer one must be within the dates of the prices, whose own memory is larger.
 */
const LONGEST_HORIZON = 2_500;

/** The output of `quant factor`: the report, its series along `dates`, industries by their names. */
export function factorCommand(args: readonly string[]): Record<string, unknown> {
  const values = optionsOf(args, OPTIONS, FACTOR_USAGE);
  if (values.prices === undefined || values.factor === undefined) throw new UsageFault(FACTOR_USAGE);
  const binBy = binByOf(values['bin-by'] ?? 'date');
  const horizons = wholeNumbers('--horizons', values.horizons ?? '1,5,10');
  const quantiles = quantilesOf(values.quantiles ?? '5');
  const prices = readWide(values.prices, readText(values.prices));
  const { dates, assets } = prices;
  refuseBeyond(horizons, dates.length);
  const factor = readWide(values.factor, readText(values.factor));
  const industries = industriesOf(values.industry, assets);
  const sheet = scanDates({
    dates: dates.length,
    stocks: assets.length,
    prices: prices.values,
    factor: alignedTo(values.factor, factor, dates, assets),
    horizons,
    quantiles,
    binBy,
    ...(industries === null ? {} : { industries: industries.of, industryCount: industries.names.length }),
  });
  const { rankIcByIndustry, rowsDropped, ...report } = factorReport(sheet, horizons);
  return {
    dates,
    ...report,
    // A stock without any price has no return either.
    rowsDropped: { ...rowsDropped, withoutReturn: rowsDropped.withoutReturn + valuesBeyond(factor, assets) },
    rankIcByIndustry:
      rankIcByIndustry === null
        ? null
        : Object.fromEntries(rankIcByIndustry.map((means, at) => [industries?.names[at] ?? '', means])),
  };
}

function industriesOf(file: string | undefined, assets: readonly string[]): Industries | null {
  return file === undefined ? null : readIndustries(file, readText(file), assets);
}

function binByOf(word: string): BinBy {
  if (word === 'date' || word === 'industry') return word;
  throw new UsageFault(`--bin-by is date or industry, not ${word}`);
}

/**
 * Refuses an unreasonable horizon. One of as many rows as there are dates is accepted, although it has no
 * return.
 */
function refuseBeyond(horizons: readonly number[], dates: number): void {
  for (const horizon of horizons)
    if (horizon > LONGEST_HORIZON && horizon >= dates)
      throw new UsageFault(
        `--horizons takes at most ${LONGEST_HORIZON} rows where the prices have ${dates} dates, not ${horizon}`,
      );
}

function quantilesOf(text: string): number {
  const [quantiles, ...others] = wholeNumbers('--quantiles', text);
  if (quantiles === undefined || others.length > 0)
    throw new UsageFault(`--quantiles takes one whole number, not "${text}"`);
  return quantiles;
}

function wholeNumbers(option: string, text: string): readonly number[] {
  const words = text.split(',').map((word) => word.trim());
  if (!words.every((word) => /^0*[1-9]\d*$/.test(word)))
    throw new UsageFault(`${option} takes whole numbers from 1, not "${text}"`);
  return words.map(Number);
}
