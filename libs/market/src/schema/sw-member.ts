import { defineTable, type RowOf } from './table-definition.ts';

/** Validity as in `sw_industry`: half open. */
export const swMember = defineTable({
  name: 'sw_member',
  title: '申万行业成分',
  note: 'Which Shenwan industries a security belongs to, with validity. A load is the whole history.',
  columns: [
    { name: 'security_id', type: 'security', note: '' },
    { name: 'l1_code', type: 'text', size: 12, note: 'level-1 Shenwan code' },
    { name: 'l2_code', type: 'text', size: 12, nullable: true, note: 'level-2 Shenwan code' },
    { name: 'l3_code', type: 'text', size: 12, nullable: true, note: 'level-3 Shenwan code' },
    { name: 'valid_from', type: 'date', note: 'first day' },
    { name: 'valid_to', type: 'date', nullable: true, note: 'first day no longer valid; empty: still valid' },
  ],
  key: ['security_id', 'valid_from'],
  indexes: [['l1_code'], ['l2_code'], ['l3_code']],
  load: 'replace',
  needs: ['security', 'sw_industry'],
  rules: [{ kind: 'ascending', columns: ['valid_from', 'valid_to'] }],
});

export type SwMemberRow = RowOf<typeof swMember>;
