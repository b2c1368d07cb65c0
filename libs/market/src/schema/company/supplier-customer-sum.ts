import { announceDate, ofSecurity, ratio, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { fiscalYear } from './fiscal-year.ts';

export const supplierCustomerSum = defineTable({
  name: 'supplier_customer_sum',
  title: '前五大供应商与客户合计',
  note: 'The five largest suppliers and customers of a fiscal year together; `supplier_customer` names them.',
  columns: [
    ofSecurity,
    fiscalYear,
    announceDate,
    within(yuan('supplier_purchase_amount', '前五大供应商采购额'), { min: 0 }),
    within(ratio('supplier_ratio', '前五大供应商采购占比', 'of the year’s purchases'), { min: 0, max: 1 }),
    within(yuan('customer_sales_amount', '前五大客户销售额'), { min: 0 }),
    within(ratio('customer_ratio', '前五大客户销售占比', 'of the year’s sales'), { min: 0, max: 1 }),
  ],
  key: ['security_id', 'year'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
});

export type SupplierCustomerSumRow = RowOf<typeof supplierCustomerSum>;
