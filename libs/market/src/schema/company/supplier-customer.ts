import {
  announceDate,
  choice,
  count,
  flag,
  ofSecurity,
  optional,
  ratio,
  required,
  text,
  within,
  yuan,
} from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { fiscalYear } from './fiscal-year.ts';

export const supplierCustomer = defineTable({
  name: 'supplier_customer',
  title: '前五大供应商与客户',
  note: 'The five largest suppliers and customers of a fiscal year, the largest first. Many go unnamed.',
  columns: [
    ofSecurity,
    fiscalYear,
    announceDate,
    choice('kind', '类别', ['supplier', 'customer']),
    within(required(count('rank', '名次', '1 is the largest')), { min: 1, max: 99 }),
    text('name', '名称', 120, 'as disclosed, e.g. 客户一'),
    within(required(yuan('amount', '金额', 'bought from or sold to it')), { min: 0 }),
    within(ratio('ratio', '占比', 'of the year’s purchases or sales'), { min: 0, max: 1 }),
    optional(flag('related', '关联方', '1 when a related party')),
  ],
  key: ['security_id', 'year', 'kind', 'rank'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
});

export type SupplierCustomerRow = RowOf<typeof supplierCustomer>;
