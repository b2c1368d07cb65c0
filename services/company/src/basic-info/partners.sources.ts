import { basicInfoTables } from '@console/contract-company';
import { listedOn } from '@console/market';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

const SUMS = {
  year: 't.year',
  supplierPurAmtSum: 't.supplier_purchase_amount',
  supplierRatioSum: 't.supplier_ratio',
  customerSalesAmtSum: 't.customer_sales_amount',
  customerRatioSum: 't.customer_ratio',
} as const;

export const PartnerSumsSource = companyFacts(basicInfoTables.partnerSums, {
  from: `${tableName('market', 'supplier_customer_sum')} t`,
  columns: SUMS,
  key: 't.year',
  asOf: 't.announce_date',
});

export const PartnersSource = companyFacts(basicInfoTables.partners, {
  from: `${tableName('market', 'supplier_customer')} t`,
  columns: {
    rank: 't.`rank`',
    name: 't.name',
    amount: 't.amount',
    ratio: 't.ratio',
    related: "IF(t.related IS NULL, NULL, IF(t.related, '是', '否'))",
  },
  key: 't.`rank`',
  asOf: 't.announce_date',
  where: ({ year, kind }) => [{ sql: 't.year = ? AND t.kind = ?', values: [year, kind] }],
});

/** AVG of a bigint would be a DECIMAL, which the driver hands out as text; these are doubles. */
const MEANS = ['supplier_purchase_amount', 'supplier_ratio', 'customer_sales_amount', 'customer_ratio']
  .map((column) => `AVG(peers.${column}) AS ${column}`)
  .join(', ');

/** Of who was listed at the end of the year. Grouped by the company too, so that the condition on it reaches the innermost table. */
export const PartnerIndustrySource = companyFacts(basicInfoTables.partnerIndustry, {
  from: `(SELECT mine.security_id, peers.year, COUNT(*) AS corp_num, ${MEANS},
                 MAX(peers.announce_date) AS announce_date
            FROM ${tableName('market', 'sw_member')} mine
            JOIN ${tableName('market', 'sw_member')} peer ON peer.l1_code = mine.l1_code AND peer.valid_to IS NULL
            JOIN ${tableName('market', 'supplier_customer_sum')} peers ON peers.security_id = peer.security_id
            JOIN ${tableName('market', 'security')} s
              ON s.id = peer.security_id AND ${listedOn('s', "CONCAT(peers.year, '-12-31')")}
           WHERE mine.valid_to IS NULL
           GROUP BY mine.security_id, peers.year) t`,
  columns: { ...SUMS, corpNum: 't.corp_num' },
  key: 't.year',
  asOf: 't.announce_date',
});
