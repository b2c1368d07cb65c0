import type { DataSource, GivenTemplateItem, TargetType } from '@console/contract-ai';

/** A match of a demo topic: the ids of its data. */
export interface DemoMatch {
  readonly type: TargetType;
  readonly source: Exclude<DataSource, 'INV_TARGET_DS_KNL' | 'INV_TARGET_DS_FACTOR'>;
  readonly data: readonly string[];
}

export interface DemoTopic {
  readonly topic: string;
  readonly type: TargetType;
  readonly subject: string;
  readonly templates: readonly GivenTemplateItem[];
  readonly matches: readonly DemoMatch[];
}

const FIGURES = '每个数字都用 [[编号]] 引用数据表，不得自行计算或补写数字；数据中没有的，写“未披露”。';

const template = (invTargetDsDictKey: DataSource, prompt: string): GivenTemplateItem => ({
  invTargetDsDictKey,
  prompt,
});

const CORP = 'INV_TARGET_TYPE_CORP';
const IND = 'INV_TARGET_TYPE_IND';
const TABLE = 'INV_TARGET_DS_TABLE';
const INDIC = 'INV_TARGET_DS_INDIC';

/** Six topics over the four target types, with templates and data, as a research team would maintain them. */
export const DEMO_TOPICS: readonly DemoTopic[] = [
  {
    topic: '盈利能力',
    type: CORP,
    subject: '毛利率、净利率、ROE、净资产收益率、盈利能力、赚钱',
    templates: [
      template(
        TABLE,
        `你是{{company}}（{{industry}}）的研究员，截至 {{date}} 回答：{{question}}\n\n数据：\n{{data}}\n\n先用一句话给出结论，再依次说明毛利率、净利率与净资产收益率，并与上年同期和行业中位数比较。${FIGURES}`,
      ),
      template(
        'INV_TARGET_DS_KNL',
        '{% if knowledge != "" %}以下是团队的研究笔记，只用于解释原因，不引用其中的数字：\n{{knowledge}}{% endif %}',
      ),
    ],
    matches: [
      { type: CORP, source: TABLE, data: ['company.analysis.*', 'company.marginSeries.*', 'company.roe.*'] },
      {
        type: CORP,
        source: INDIC,
        data: [
          'financial_analysis.roe_weighted',
          'financial_analysis.gross_margin',
          'financial_analysis.net_margin',
        ],
      },
    ],
  },
  {
    topic: '成长性',
    type: CORP,
    subject: '收入增长、利润增长、同比、增速、成长、业绩',
    templates: [
      template(
        TABLE,
        `{{company}}截至 {{date}} 的收入与利润：\n{{data}}\n\n请回答：{{question}}\n\n先写最近一期营业总收入与归母净利润及其同比，再写近三年的变化，最后与机构一致预期比较。${FIGURES}`,
      ),
    ],
    matches: [
      {
        type: CORP,
        source: TABLE,
        data: ['company.revenueSeries.*', 'company.attributableSeries.*', 'company.income.*'],
      },
      {
        type: CORP,
        source: INDIC,
        data: ['financial_analysis.revenue_yoy', 'financial_analysis.net_profit_yoy'],
      },
    ],
  },
  {
    topic: '估值与资金',
    type: CORP,
    subject: '估值、市盈率、市净率、PE、PB、资金、主力、换手率、股东户数',
    templates: [
      template(
        TABLE,
        `{{company}}（{{industry}}）截至 {{date}} 的行情与资金：\n{{data}}\n\n请回答：{{question}}\n\n说明当前市盈率与市净率、近期主力资金流向与机构持股变化，指出估值高低时写明比较对象。${FIGURES}`,
      ),
    ],
    matches: [
      {
        type: CORP,
        source: TABLE,
        data: ['company.quotes.*', 'company.orgHeld.*', 'company.holderCounts.*'],
      },
      { type: CORP, source: INDIC, data: ['daily_bar.pe_ttm', 'daily_bar.pb', 'money_flow.main_net'] },
    ],
  },
  {
    topic: '行业景气度',
    type: IND,
    subject: '景气、行业收入、行业利润、行业毛利率、周期',
    templates: [
      template(
        'INV_TARGET_DS_IND',
        `{{industry}}行业截至 {{date}} 的数据：\n{{data}}\n\n请回答：{{question}}\n\n依次说明收入与毛利率的变化、已披露公司的家数与行业净资产收益率，判断景气处于上行、平稳还是下行。${FIGURES}`,
      ),
      template('INV_TARGET_DS_KNL', '{{knowledge}}'),
    ],
    matches: [
      {
        type: IND,
        source: 'INV_TARGET_DS_IND',
        data: ['industry.revenue.*', 'industry.grossMargin.*', 'industry.returns.*'],
      },
      { type: IND, source: TABLE, data: ['industry.analysisMedians.*', 'industry.memberForecasts.*'] },
    ],
  },
  {
    topic: '生态公司对比',
    type: 'INV_TARGET_TYPE_ECO',
    subject: '对比、排行、排名、投资指数、投资成功率、资本偏好',
    templates: [
      template(
        TABLE,
        `本生态截至 {{date}} 的排行：\n{{data}}\n\n请回答：{{question}}\n\n先写样本家数，再列出排名靠前的公司与行业及其指数，最后指出差距最大的一项。${FIGURES}`,
      ),
    ],
    matches: [
      {
        type: 'INV_TARGET_TYPE_ECO',
        source: TABLE,
        data: ['invest.corpComparison.*', 'invest.corpSuccess.*', 'invest.industryComparison.*'],
      },
      { type: 'INV_TARGET_TYPE_ECO', source: 'INV_TARGET_DS_STRATEGY', data: ['invest.strategyList.*'] },
    ],
  },
  {
    topic: '市场情绪',
    type: 'INV_TARGET_TYPE_MKT',
    subject: '市场、大盘、情绪、成交额、融资余额、北向、沪深港通',
    templates: [
      template(
        TABLE,
        `全市场截至 {{date}} 的资金与成交：\n{{data}}\n\n请回答：{{question}}\n\n先给结论，再写成交额、融资余额比例与沪深港通持股比例较上月的变化。${FIGURES}`,
      ),
    ],
    matches: [
      {
        type: 'INV_TARGET_TYPE_MKT',
        source: TABLE,
        data: [
          'invest.marketTradingAmt.*',
          'invest.marketLryeRate.*',
          'invest.marketHsgtHeldCapitalRate.*',
          'industry.shenwanOverview.*',
        ],
      },
    ],
  },
];
