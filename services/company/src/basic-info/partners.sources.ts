import { basicInfoTables } from '@console/contract-company';
import { facts, isListedOn, type Mart } from '@console/market/facts';
import { sql } from 'kysely';
import { companySource } from '../facts/company-source.ts';

const SUMS = {
  supplierPurAmtSum: 'supplier_purchase_amount',
  supplierRatioSum: 'supplier_ratio',
  customerSalesAmtSum: 'customer_sales_amount',
  customerRatioSum: 'customer_ratio',
} as const;

export const PartnerSumsSource = companySource(
  facts(basicInfoTables.partnerSums, { of: 'market.supplier_customer_sum', columns: SUMS }),
);

export const PartnersSource = companySource(
  facts(basicInfoTables.partners, {
    of: 'market.supplier_customer',
    columns: {
      related: (e) => sql`IF(${e.ref('t.related')} IS NULL, NULL, IF(${e.ref('t.related')}, '是', '否'))`,
    },
    where: (rows, { year, kind }) => rows.where('t.year', '=', year).where('t.kind', '=', kind),
  }),
);

/** Grouped by the company too, so that a condition on it is applied to the innermost table. */
const industryMeans = (mart: Mart) =>
  mart.selectFrom(
    mart
      .selectFrom('market.sw_member as mine')
      .innerJoin('market.sw_member as peer', (on) =>
        on.onRef('peer.l1_code', '=', 'mine.l1_code').on('peer.valid_to', 'is', null),
      )
      .innerJoin('market.supplier_customer_sum as sums', 'sums.security_id', 'peer.security_id')
      .innerJoin('market.security as s', (on) =>
        on
          .onRef('s.id', '=', 'peer.security_id')
          .on(({ ref }) =>
            isListedOn(
              { listed: ref('s.list_date'), delisted: ref('s.delist_date') },
              sql<string>`CONCAT(${ref('sums.year')}, '-12-31')`,
            ),
          ),
      )
      .where('mine.valid_to', 'is', null)
      .groupBy(['mine.security_id', 'sums.year'])
      .select(({ fn, ref }) => [
        'mine.security_id',
        'sums.year',
        fn.countAll<number>().as('corp_num'),
        fn.avg<number | null>(ref('sums.supplier_purchase_amount')).as('supplier_purchase_amount'),
        fn.avg<number | null>(ref('sums.supplier_ratio')).as('supplier_ratio'),
        fn.avg<number | null>(ref('sums.customer_sales_amount')).as('customer_sales_amount'),
        fn.avg<number | null>(ref('sums.customer_ratio')).as('customer_ratio'),
        fn.max('sums.announce_date').as('announce_date'),
      ])
      .as('t'),
  );

/** The means over companies that were listed at the end of the year. */
export const PartnerIndustrySource = companySource(
  facts(basicInfoTables.partnerIndustry, {
    from: industryMeans,
    columns: SUMS,
    key: ['year'],
    asOf: 'announce_date',
  }),
);
