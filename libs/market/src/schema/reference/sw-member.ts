import { date, ofSecurity, optional, text } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** Validity as in `sw_industry`: half open. */
export const swMember = defineTable({
  name: 'sw_member',
  title: '申万行业成分',
  note: 'Which Shenwan industries a security belongs to, with validity. A load is the whole history.',
  columns: [
    ofSecurity,
    text('l1_code', '一级行业代码', 12, 'level-1 Shenwan code'),
    optional(text('l2_code', '二级行业代码', 12, 'level-2 Shenwan code')),
    optional(text('l3_code', '三级行业代码', 12, 'level-3 Shenwan code')),
    date('valid_from', '生效日', 'first day'),
    optional(date('valid_to', '失效日', 'first day no longer valid; empty: still valid')),
  ],
  key: ['security_id', 'valid_from'],
  indexes: [['l1_code'], ['l2_code'], ['l3_code']],
  load: 'replace',
  needs: ['security', 'sw_industry'],
  rules: [{ kind: 'ascending', columns: ['valid_from', 'valid_to'] }],
});

export type SwMemberRow = RowOf<typeof swMember>;
