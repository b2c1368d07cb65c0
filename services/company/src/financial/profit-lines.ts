import type { Template } from '@console/market/schema';
import type { DrawnLine, Figures } from '@console/market/statements';

type Value = (figures: Figures) => number | null;

const of =
  (name: string): Value =>
  (figures) =>
    figures[name] ?? null;

/** A difference; null where any part is missing. */
const less =
  (from: Value, what: Value): Value =>
  (figures) => {
    const [whole, part] = [from(figures), what(figures)];
    return whole === null || part === null ? null : whole - part;
  };

/** A sum; a missing part counts as zero, all missing as unknown. */
const sum =
  (...names: readonly string[]): Value =>
  (figures) => {
    const values = names.map((name) => figures[name] ?? null);
    return values.every((value) => value === null)
      ? null
      : values.reduce<number>((so, value) => so + (value ?? 0), 0);
  };

/** A quotient; null with nothing to divide by. */
const over =
  (part: Value, whole: Value): Value =>
  (figures) => {
    const [value, base] = [part(figures), whole(figures)];
    return value === null || !base ? null : value / base;
  };

const REVENUE = of('operating_total_revenue');
const GROSS = less(of('operating_revenue'), of('operating_cost'));
const TAXES = sum('taxes_and_surcharges');
const EXPENSES = sum('selling_expense', 'admin_expense', 'rd_expense', 'financial_expense');
/** The other lines between gross and operating profit: subsidies, investments, changes of value, impairments. */
const OTHER = less(of('operating_profit'), less(less(GROSS, TAXES), EXPENSES));

const bold = (title: string, value: Value): DrawnLine => ({ title, indent: 0, bold: true, value });
const under = (title: string, value: Value): DrawnLine => ({ title, indent: 1, value });
const share = (title: string, part: Value, whole: Value = REVENUE): DrawnLine => ({
  title,
  indent: 1,
  unit: 'percent',
  value: over(part, whole),
});

const EARNED: readonly DrawnLine[] = [
  bold('营业利润', of('operating_profit')),
  under('加:营业外收支净额', less(of('non_operating_income'), of('non_operating_expense'))),
  bold('利润总额', of('total_profit')),
  under('减:所得税费用', of('income_tax')),
  bold('净利润', of('net_profit')),
  under('归属于母公司股东的净利润', of('net_profit_parent')),
  under('少数股东损益', of('minority_profit')),
  under('扣除非经常性损益后的归母净利润', of('net_profit_deducted')),
  under('非经常性损益', less(of('net_profit_parent'), of('net_profit_deducted'))),
];

const MARGINS: readonly DrawnLine[] = [
  share('营业利润率', of('operating_profit')),
  share('税前利润率', of('total_profit')),
  share('净利率', of('net_profit')),
  share('归母净利率', of('net_profit_parent')),
  share('实际税率', of('income_tax'), of('total_profit')),
];

const RATIOS: DrawnLine = { title: '利润率', indent: 0, bold: true };

/** The lines from revenue to profit, as far as a template has them, and the fraction of revenue left at each step. */
export function profitLines(template: Template): readonly DrawnLine[] {
  const first = bold('营业总收入', REVENUE);
  if (template !== 'general') {
    return [first, under('减:营业总成本', of('operating_total_cost')), ...EARNED, RATIOS, ...MARGINS];
  }
  return [
    first,
    under('营业收入', of('operating_revenue')),
    under('减:营业成本', of('operating_cost')),
    bold('毛利', GROSS),
    under('减:税金及附加', TAXES),
    under('减:期间费用', EXPENSES),
    under('加:其他损益净额', OTHER),
    ...EARNED,
    RATIOS,
    share('毛利率', GROSS, of('operating_revenue')),
    share('期间费用率', EXPENSES),
    ...MARGINS,
  ];
}
