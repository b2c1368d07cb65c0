import { hundredMillionYuan, integer, percent, tenThousandYuan } from './figures.ts';

/** The columns of the five largest suppliers and customers together. */
export const partnerColumns = {
  supplierPurAmtSum: hundredMillionYuan('供应商采购额'),
  /** A share of the year's purchases. */
  supplierRatioSum: percent('采购占比'),
  customerSalesAmtSum: hundredMillionYuan('客户销售额'),
  /** A share of the year's sales. */
  customerRatioSum: percent('销售占比'),
} as const;

/** The columns of people and money in research and development. */
export const researchColumns = {
  developersNum: integer('研发人员数'),
  /** All staff. */
  staffCompositionId: integer('员工总数'),
  developersNumRatio: percent('研发人员占比'),
  /** Yuan, expensed and capitalised. */
  totalRadAm: tenThousandYuan('研发投入'),
  radFeeToRevenue: percent('占营业收入比例'),
  capitalizedRadCost: tenThousandYuan('资本化研发投入'),
  /** A share of `totalRadAm`. */
  capitalizedRadFeeRatio: percent('资本化比例'),
  /** The R&D expense of the income statement, not capitalised, in yuan. */
  issueCost: tenThousandYuan('费用化研发投入'),
} as const;

/** The score of a patent of each kind. */
export const PATENT_SCORES = {
  patent: 5,
  inventionAuthorization: 4,
  practicalNewType: 3,
  design: 2,
} as const;

/** The columns of patents by kind, each with its score by `PATENT_SCORES`. */
export const patentColumns = {
  patent: integer('发明专利'),
  patentScore: integer('发明专利得分'),
  inventionAuthorization: integer('发明授权'),
  inventionAuthorizationScore: integer('发明授权得分'),
  practicalNewType: integer('实用新型'),
  practicalNewTypeScore: integer('实用新型得分'),
  design: integer('外观设计'),
  designScore: integer('外观设计得分'),
  companyPatentQuantity: integer('公司专利数'),
  companyPatentQuantityScore: integer('总得分'),
} as const;

/** The columns of staff by education. */
export const educationColumns = {
  postgraduateNum: integer('研究生及以上'),
  undergraduateNum: integer('本科'),
  juniorCollege: integer('大专'),
  highschoolNum: integer('高中及中专'),
  otherEduNum: integer('其他学历'),
  staffNum: integer('员工总数'),
} as const;
