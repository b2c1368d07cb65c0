import type { Authority } from './authority.ts';

/** A tab of a company's page, or a tab within one, as the search offers it. */
export interface CompanyView {
  readonly title: string;
  /** The query that opens it, beside that of the company. */
  readonly query: string;
  readonly needs: Authority;
  /** The initials of its title, and other names by which it is looked for. */
  readonly words: readonly string[];
}

type Within = readonly [title: string, query: string, ...words: string[]];

const within = (needs: Authority, tab: string, views: readonly Within[]): readonly CompanyView[] =>
  views.map(([title, query, ...words]) => ({
    title,
    query: query === '' ? `tab=${tab}` : `tab=${tab}&${query}`,
    needs,
    words,
  }));

/** The name of the three statements together. */
const STATEMENTS = ['财务报表', 'cwbb'] as const;

/**
 * The views of a company's page, in the order of its tabs. The page's module tests that these are its tabs, and
 * the company service that the initials are those of the titles.
 */
export const COMPANY_VIEWS: readonly CompanyView[] = [
  ...within('gssjk_gn_view_information', 'basic', [
    ['基本信息', '', 'jbxx'],
    ['公司概况', 'sub=profile', 'gsgk'],
    ['公司高管', 'sub=executives', 'gsgg'],
    ['供应商与客户', 'sub=partners', 'gysykh'],
    ['研发情况', 'sub=research', 'yfqk'],
    ['员工构成', 'sub=staff', 'yggc'],
    ['核心竞争力', 'sub=competence', 'hxjzl'],
  ]),
  ...within('gssjk_gn_view_financial', 'financial', [
    ['财务数据', '', 'cwsj', ...STATEMENTS],
    ['利润表', 'sub=income', 'lrb', ...STATEMENTS],
    ['资产负债表', 'sub=liabilities', 'zcfzb', ...STATEMENTS],
    ['现金流量表', 'sub=cashflow', 'xjllb', ...STATEMENTS],
    ['财务分析', 'sub=analysisIndustry', 'cwfx'],
    ['利润明细', 'sub=profit', 'lrmx'],
    ['双向对比', 'sub=profit&part=compared', 'sxdb'],
  ]),
  ...within('gssjk_gn_view_businessData', 'business', [
    ['经营数据', '', 'jysj'],
    ['营业收入与成本', 'sub=revenue', 'yysrycb'],
    ['期间费用', 'sub=expenses', 'qjfy'],
    ['分产品与分地区', 'sub=segments', 'fcpyfdq'],
    ['业务展望', 'sub=outlook', 'ywzw'],
  ]),
  ...within('gssjk_gn_view_marketData', 'market', [
    ['市场数据', '', 'scsj'],
    ['股东结构', 'sub=shareholders', 'gdjg'],
    ['最新预测', 'sub=prediction&part=latest', 'zxyc', '盈利预测', 'ylyc'],
    ['成长预测', 'sub=prediction&part=growth', 'czyc'],
    ['质量预测', 'sub=prediction&part=quality', 'zlyc'],
    ['业绩预告', 'sub=prediction&part=performance', 'yjyg'],
    ['业绩快报', 'sub=prediction&part=express', 'yjkb'],
    ['分析师评级', 'sub=prediction&part=ratings', 'fxspj'],
    ['机构调研', 'sub=prediction&part=research', 'jgdy'],
    ['走势', 'sub=quotation&part=charts', 'zs', 'k线', 'kx'],
    ['行情数据', 'sub=quotation&part=quotes', 'hqsj'],
    ['估值分位', 'sub=quotation&part=valuation', 'gzfw', 'pe', 'pb', 'ps'],
    ['盈利能力', 'sub=quotation&part=profit', 'ylnl'],
    ['人气热度', 'sub=quotation&part=popularity', 'rqrd'],
    ['股权质押', 'sub=events&part=pledge', 'gqzy', '重大事项', 'zdsx'],
    ['分红统计', 'sub=events&part=dividend', 'fhtj'],
    ['员工持股计划', 'sub=events&part=plan', 'ygcgjh'],
    ['增发统计', 'sub=events&part=issuance', 'zftj'],
  ]),
  ...within('gssjk_gn_view_fundPreference', 'funds', [
    ['资金偏好', '', 'zjph'],
    ['机构持股', 'sub=institutions', 'jgcg'],
    ['产业资本', 'sub=industrial', 'cyzb'],
    ['杠杆资金', 'sub=leverage', 'ggzj'],
    ['沪深港通', 'sub=connect', 'hsgt'],
    ['每日交易统计', 'sub=trading', 'mrjytj'],
    ['流动性', 'sub=liquidity', 'ldx'],
    ['资本偏好指数', 'sub=preference', 'zbphzs'],
    ['策略与生态池', 'sub=research', 'clystc'],
  ]),
  // The variant of the page that has this tab (document 1 §2).
  ...within('gssjk_gn_view_fundPreference', 'opinion&backFlag=1', [
    ['舆情监测', '', 'yqjc'],
    ['公司公告', 'sub=announcements', 'gsgg', '公告'],
    ['新闻舆情', 'sub=news', 'xwyq', '舆情'],
    ['策略与生态池', 'sub=research', 'clystc'],
  ]),
];
