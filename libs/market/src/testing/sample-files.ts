import { weekdays } from '@console/quant';

/** Weekdays around a new year; the sample's trading days. */
const FIRST_DAY = '2023-12-11';
/** One bar in so many is of a suspended day. */
const SUSPENDED_EVERY = 37;

export interface SampleSize {
  readonly securities: number;
  readonly days: number;
}

/**
 * A small market as files of the documented format: the same every time, each row of it valid, bars by
 * security and then by day.
 */
export function sampleFiles({ securities = 12, days = 40 }: Partial<SampleSize> = {}): Readonly<
  Record<string, string>
> {
  const codes = Array.from({ length: securities }, (_, at) => `${600_000 + at}`);
  const open = sampleDays(days);
  return {
    'security.csv': csv('code,exchange,name,full_name,board,list_date,delist_date,status', [
      ...codes.map((code, at) => `${code},SH,样本${at}号,样本${at}号股份有限公司,main,2020-01-02,,listed`),
      '000999,SZ,退市样本,,main,2001-01-02,2020-06-30,delisted',
    ]),
    'sw_industry.csv': csv('code,name,level,parent_code,valid_from,valid_to', [
      '801780,银行,1,,2014-02-21,',
      '801783,股份制银行,2,801780,2014-02-21,',
      '857831,股份制银行,3,801783,2014-02-21,',
    ]),
    'sw_member.csv': csv(
      'security,l1_code,l2_code,l3_code,valid_from,valid_to',
      codes.map((code) => `${code}.SH,801780,801783,857831,2020-01-02,`),
    ),
    'trading_calendar.csv': csv(
      'trade_date,is_open',
      open.map((day) => `${day},1`),
    ),
    'daily_bar.csv': csv(BAR_HEADER, [...bars(codes, open)]),
  };
}

/** The first weekdays from the sample's first on. */
export const sampleDays = (count: number): readonly string[] => weekdays(FIRST_DAY, count);

const BAR_HEADER =
  'security,trade_date,open,high,low,close,pre_close,volume,amount,turnover_rate,total_shares,float_shares,' +
  'pe_ttm,pb,ps_ttm,suspended,st';

function* bars(codes: readonly string[], days: readonly string[]): Generator<string> {
  for (const [company, code] of codes.entries()) {
    let close = 10 + company;
    for (const [at, day] of days.entries()) {
      const before = close;
      if ((company + at) % SUSPENDED_EVERY === SUSPENDED_EVERY - 1) {
        yield `${code}.SH,${day},,,,${before.toFixed(2)},${before.toFixed(2)},0,0,0,1000000,800000,12.5,1.1,2.25,1,0`;
        continue;
      }
      close = Number((before * (1 + Math.sin(company * 7 + at) / 40)).toFixed(2));
      const [low, high] = [Math.min(before, close) * 0.99, Math.max(before, close) * 1.01];
      const volume = 10_000 + ((company * 31 + at * 17) % 997);
      yield [
        ...[`${code}.SH`, day, before.toFixed(2), high.toFixed(2), low.toFixed(2), close.toFixed(2)],
        ...[before.toFixed(2), volume, (volume * close).toFixed(2), (volume / 800_000).toFixed(6)],
        ...[1_000_000, 800_000, at % 5 === 0 ? '' : (close / 0.8).toFixed(4), '1.1', '2.25', 0, 0],
      ].join(',');
    }
  }
}

const csv = (header: string, lines: readonly string[]): string => `${[header, ...lines].join('\n')}\n`;
