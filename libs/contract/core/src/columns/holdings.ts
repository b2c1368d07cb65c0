import { hundredMillionYuan, millionShares, percent } from './figures.ts';

/** The columns of what institutions of each kind hold; `nonFund…` is every institution but funds. */
export const institutionShareColumns = {
  fundHeldNum: millionShares('基金持股'),
  qfiiHeld: millionShares('QFII持股'),
  sifHeldNum: millionShares('社保持股'),
  brokerHeld: millionShares('券商持股'),
  insuranceCorpHeld: millionShares('保险持股'),
  trustCorpHeld: millionShares('信托持股'),
  nonFundHeld: millionShares('非基金机构持股'),
} as const;

/** The same at the period's last close. */
export const institutionCapitalColumns = {
  fundHeldCapital: hundredMillionYuan('基金持股市值'),
  qfiiHeldCapital: hundredMillionYuan('QFII持股市值'),
  sifHeldCapital: hundredMillionYuan('社保持股市值'),
  brokerHeldCapital: hundredMillionYuan('券商持股市值'),
  insuranceCorpHeldCapital: hundredMillionYuan('保险持股市值'),
  trustCorpHeldCapital: hundredMillionYuan('信托持股市值'),
  nonFundHeldCapital: hundredMillionYuan('非基金机构持股市值'),
} as const;

/** Their shares of the float. */
export const institutionPercentColumns = {
  fundHeldPercent: percent('基金占流通股比'),
  nonFundHeldPercent: percent('非基金占流通股比'),
} as const;

/** The columns of what the controlling holder and holders from before the listing hold. */
export const industrialCapitalColumns = {
  no1HolderHeldNum: millionShares('第一大股东持股'),
  foundationHolderHeldNum: millionShares('产业资本持股'),
  foundationHolderHeldNumChange: millionShares('产业资本持股变动', { signed: true }),
  foundationHolderHeldCapital: hundredMillionYuan('产业资本持股市值'),
  foundationHolderHeldCapitalRate: percent('占总股本比'),
} as const;
