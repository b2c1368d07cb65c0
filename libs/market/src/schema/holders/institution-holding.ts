import { announceDate, ofSecurity, ratio, reportPeriod, shares, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const institutionHolding = defineTable({
  name: 'institution_holding',
  title: '机构持股',
  note:
    'What each kind of institution holds of a share at the end of a quarter: tradable shares, and their value ' +
    'at the period’s last close. `other` is every institution that is neither a fund nor named here ' +
    '(private funds, annuities, nominees).',
  columns: [
    ofSecurity,
    reportPeriod,
    announceDate,
    held('fund', '基金'),
    held('qfii', 'QFII'),
    held('social_security', '社保基金'),
    held('broker', '券商'),
    held('insurance', '保险'),
    held('trust', '信托'),
    held('other', '其他机构'),
    held('non_fund', '非基金机构', 'all institutions but funds'),
    capital('fund', '基金'),
    capital('qfii', 'QFII'),
    capital('social_security', '社保基金'),
    capital('broker', '券商'),
    capital('insurance', '保险'),
    capital('trust', '信托'),
    capital('other', '其他机构'),
    capital('non_fund', '非基金机构', 'all institutions but funds'),
    within(ratio('fund_held_percent', '基金持股占流通股比', 'fraction of the float'), { min: 0, max: 1 }),
    within(ratio('non_fund_held_percent', '非基金机构持股占流通股比', 'fraction of the float'), {
      min: 0,
      max: 1,
    }),
  ],
  key: ['security_id', 'report_period'],
  load: 'merge',
  asOf: 'report_period',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['report_period', 'announce_date'] },
    {
      kind: 'sum',
      total: 'non_fund_held_num',
      plus: [
        'qfii_held_num',
        'social_security_held_num',
        'broker_held_num',
        'insurance_held_num',
        'trust_held_num',
        'other_held_num',
      ],
    },
    {
      kind: 'sum',
      total: 'non_fund_held_capital',
      plus: [
        'qfii_held_capital',
        'social_security_held_capital',
        'broker_held_capital',
        'insurance_held_capital',
        'trust_held_capital',
        'other_held_capital',
      ],
    },
  ],
});

export type InstitutionHoldingRow = RowOf<typeof institutionHolding>;

function held<const N extends string>(name: N, title: string, note = '') {
  return within(shares(`${name}_held_num`, `${title}持股数`, note), { min: 0 });
}

function capital<const N extends string>(name: N, title: string, note = '') {
  return within(yuan(`${name}_held_capital`, `${title}持股市值`, note), { min: 0 });
}
