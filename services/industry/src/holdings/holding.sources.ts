import { industryTables } from '@console/contract-industry';
import { periodSource } from '../reports/period-source.ts';
import { growthFrom, meanOf, ratioOf, sumOf, type Part, type SetFigure } from '../reports/set-figure.ts';

const held = (name: string): Part => ({ id: `institution_holding.${name}` });
const founded = (name: string): Part => ({ id: `industrial_capital.${name}` });
const HOLDERS: Part = { id: 'holder_count.holder_num' };

/** The float of a member: all that institutions hold over their share of it. */
const FLOAT: Part = {
  id: 'float of institutions',
  made: {
    of: ['fund_held_num', 'non_fund_held_num', 'fund_held_percent', 'non_fund_held_percent'].map(
      (name) => held(name).id,
    ),
    value: (fund = NaN, others = NaN, share = NaN, otherShare = NaN) =>
      (fund + others) / (share + otherShare),
  },
};
/** All shares of a member: what industrial capital holds over its share of them. */
const SHARES: Part = {
  id: 'shares of industrial capital',
  made: {
    of: [founded('foundation_holder_held_num').id, founded('foundation_holder_held_capital_rate').id],
    value: (num = NaN, rate = NaN) => num / rate,
  },
};
/** The float of a member: shares of each account × accounts. */
const FLOAT_OF_ACCOUNTS: Part = {
  id: 'float of accounts',
  made: { of: ['holder_count.average_shares', HOLDERS.id], value: (each = NaN, count = NaN) => each * count },
};

const SHARE_COLUMNS = {
  fundHeldNum: 'fund_held_num',
  qfiiHeld: 'qfii_held_num',
  sifHeldNum: 'social_security_held_num',
  brokerHeld: 'broker_held_num',
  insuranceCorpHeld: 'insurance_held_num',
  trustCorpHeld: 'trust_held_num',
  nonFundHeld: 'non_fund_held_num',
} as const;
const CAPITAL_COLUMNS = {
  fundHeldCapital: 'fund_held_capital',
  qfiiHeldCapital: 'qfii_held_capital',
  sifHeldCapital: 'social_security_held_capital',
  brokerHeldCapital: 'broker_held_capital',
  insuranceCorpHeldCapital: 'insurance_held_capital',
  trustCorpHeldCapital: 'trust_held_capital',
  nonFundHeldCapital: 'non_fund_held_capital',
} as const;
const PERCENT_COLUMNS = {
  fundHeldPercent: 'fund_held_percent',
  nonFundHeldPercent: 'non_fund_held_percent',
} as const;

const PERCENTS = {
  fundHeldPercent: ratioOf(held('fund_held_num'), FLOAT),
  nonFundHeldPercent: ratioOf(held('non_fund_held_num'), FLOAT),
};

/** A figure of each column of `institution_holding`. */
function each<Key extends string>(
  columns: Readonly<Record<Key, string>>,
  figure: (part: Part) => SetFigure,
): Readonly<Record<Key, SetFigure>> {
  const figures = Object.entries<string>(columns).map(([key, name]) => [key, figure(held(name))]);
  return Object.fromEntries(figures) as Readonly<Record<Key, SetFigure>>;
}

/** The sources of what holders have of the members at the end of a quarter. */
export const holdingSources = {
  orgHeld: periodSource(industryTables.orgHeld, { ...each(SHARE_COLUMNS, sumOf), ...PERCENTS }),
  orgHeldCapital: periodSource(industryTables.orgHeldCapital, {
    ...each(CAPITAL_COLUMNS, sumOf),
    ...PERCENTS,
  }),
  orgHeldMeans: periodSource(industryTables.orgHeldMeans, {
    ...each(SHARE_COLUMNS, meanOf),
    ...each(CAPITAL_COLUMNS, meanOf),
    ...each(PERCENT_COLUMNS, meanOf),
  }),
  foundationHeld: periodSource(industryTables.foundationHeld, {
    no1HolderHeldNum: sumOf(founded('no1_holder_held_num')),
    foundationHolderHeldNum: sumOf(founded('foundation_holder_held_num')),
    foundationHolderHeldNumChange: sumOf(founded('foundation_holder_held_num_change')),
    foundationHolderHeldCapital: sumOf(founded('foundation_holder_held_capital')),
    foundationHolderHeldCapitalRate: ratioOf(founded('foundation_holder_held_num'), SHARES),
  }),
  holderStructure: periodSource(industryTables.holderStructure, {
    shareHoldersNum: sumOf(HOLDERS),
    shareHoldersNumChange: growthFrom(HOLDERS, 'reportBefore'),
    averageShares: ratioOf(FLOAT_OF_ACCOUNTS, HOLDERS),
    no1HolderRatio: ratioOf(founded('no1_holder_held_num'), SHARES),
    foundationHolderRatio: ratioOf(founded('foundation_holder_held_num'), SHARES),
  }),
};
