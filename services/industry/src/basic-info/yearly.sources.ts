import { industryTables } from '@console/contract-industry';
import { periodSource } from '../reports/period-source.ts';
import { differenceOf, meanOf, ratioOf, sumOf, type Part, type SetFigure } from '../reports/set-figure.ts';

const partner = (name: string): Part => ({ id: `supplier_customer_sum.${name}` });
/** All purchases or sales of a member's year: the amount over its share of them. */
const wholeOf = (name: string, amount: string, ratio: string): Part => ({
  id: name,
  made: { of: [partner(amount).id, partner(ratio).id], value: (one = NaN, share = NaN) => one / share },
});
const PURCHASES = wholeOf('purchases', 'supplier_purchase_amount', 'supplier_ratio');
const SALES = wholeOf('sales', 'customer_sales_amount', 'customer_ratio');

const rd = (name: string): Part => ({ id: `rd_investment.${name}` });
const patents = (name: string): SetFigure => sumOf({ id: `patent.${name}` });
const education = (name: string): SetFigure => sumOf({ id: `staff_education.${name}` });

/** The sources of what members disclose once a year. */
export const yearlySources = {
  partnerSums: periodSource(industryTables.partnerSums, {
    supplierPurAmtSum: sumOf(partner('supplier_purchase_amount')),
    supplierRatioSum: ratioOf(partner('supplier_purchase_amount'), PURCHASES),
    customerSalesAmtSum: sumOf(partner('customer_sales_amount')),
    customerRatioSum: ratioOf(partner('customer_sales_amount'), SALES),
  }),
  partnerMeans: periodSource(industryTables.partnerMeans, {
    supplierPurAmtSum: meanOf(partner('supplier_purchase_amount')),
    supplierRatioSum: meanOf(partner('supplier_ratio')),
    customerSalesAmtSum: meanOf(partner('customer_sales_amount')),
    customerRatioSum: meanOf(partner('customer_ratio')),
  }),
  research: periodSource(industryTables.research, {
    totalRadAm: sumOf(rd('total_rd_amount')),
    developersNum: sumOf(rd('developers')),
    staffCompositionId: sumOf(rd('total_staff')),
    developersNumRatio: ratioOf(rd('developers'), rd('total_staff')),
    radFeeToRevenue: ratioOf(rd('total_rd_amount'), { id: 'income_statement.operating_total_revenue' }),
    capitalizedRadCost: sumOf(rd('capitalized_rd_amount')),
    capitalizedRadFeeRatio: ratioOf(rd('capitalized_rd_amount'), rd('total_rd_amount')),
    issueCost: differenceOf(rd('total_rd_amount'), rd('capitalized_rd_amount')),
  }),
  patents: periodSource(industryTables.patents, {
    patent: patents('invention_patents'),
    patentScore: patents('invention_patents_score'),
    inventionAuthorization: patents('invention_grants'),
    inventionAuthorizationScore: patents('invention_grants_score'),
    practicalNewType: patents('utility_models'),
    practicalNewTypeScore: patents('utility_models_score'),
    design: patents('designs'),
    designScore: patents('designs_score'),
    companyPatentQuantity: patents('total_patents'),
    companyPatentQuantityScore: patents('total_patents_score'),
  }),
  staffEducation: periodSource(industryTables.staffEducation, {
    postgraduateNum: education('postgraduate_staff'),
    undergraduateNum: education('undergraduate_staff'),
    juniorCollege: education('junior_college_staff'),
    highschoolNum: education('high_school_staff'),
    otherEduNum: education('other_education_staff'),
    staffNum: education('total_staff'),
  }),
};
