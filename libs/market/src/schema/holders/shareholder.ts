import {
  announceDate,
  choice,
  count,
  ofSecurity,
  optional,
  ratio,
  reportPeriod,
  required,
  shares,
  text,
  within,
} from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const shareholder = defineTable({
  name: 'shareholder',
  title: '十大股东',
  note:
    'The ten largest shareholders (`top`) and the ten largest holders of tradable shares (`float_top`) at the ' +
    'end of a quarter, largest first. In a `float_top` row the figures are of tradable shares only.',
  columns: [
    ofSecurity,
    reportPeriod,
    choice('kind', '名单', ['top', 'float_top'], 'all shares, or tradable shares only'),
    within(required(count('rank', '名次', '1 is the largest')), { min: 1, max: 10 }),
    announceDate,
    text('holder_name', '股东名称', 120),
    optional(text('holder_type', '股东类型', 40, 'a person, a state-owned or other company, a fund …')),
    within(required(shares('held_num', '持股数量')), { min: 0 }),
    within(ratio('held_ratio', '持股比例', 'of all shares; of the float in a `float_top` row'), {
      min: 0,
      max: 1,
    }),
    shares('held_num_change', '持股变动', 'against the list of the quarter before; empty for a new holder'),
    optional(text('share_nature', '股份性质', 40, 'tradable, restricted or both')),
  ],
  key: ['security_id', 'report_period', 'kind', 'rank'],
  load: 'merge',
  asOf: 'report_period',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['report_period', 'announce_date'] }],
});

export type ShareholderRow = RowOf<typeof shareholder>;
