import type { GoldenFact, QuestionSubject } from '@console/contract-ai';

/** A question of the demo's golden set, with the facts that its answer must hold. */
export interface DemoCase {
  readonly question: string;
  readonly subject: QuestionSubject;
  readonly facts: readonly GoldenFact[];
}

/** The companies and industries of a tenant that cases are about. */
export interface CaseSubjects {
  readonly companies: readonly QuestionSubject[];
  readonly industries: readonly QuestionSubject[];
}

/** What is asked, and the cells an answer must cite: their table, and the titles of their columns. */
type Form = readonly [asked: string, table: string, ...titles: string[]];

/** Questions about each subject; `A` is its name. */
const OF_EACH: Readonly<
  Record<string, { readonly of: keyof CaseSubjects; readonly forms: readonly Form[] }>
> = {
  盈利能力: {
    of: 'companies',
    forms: [
      ['A的毛利率与净利率怎么样？', 'company.marginSeries', '毛利率', '归母净利率'],
      ['A的净资产收益率是多少？', 'company.roe', 'ROE'],
      ['A的每股收益和每股净资产怎么样？', 'company.analysis', '基本每股收益', '每股净资产'],
    ],
  },
  成长性: {
    of: 'companies',
    forms: [
      ['A的营业总收入增长了多少？', 'company.revenueSeries', '营业总收入', '同比'],
      ['A的归母净利润增长了多少？', 'company.attributableSeries', '归母净利润', '同比'],
      ['A的营业利润和利润总额是多少？', 'company.income', '营业利润', '利润总额'],
    ],
  },
  估值与资金: {
    of: 'companies',
    forms: [
      ['A现在的股价和涨跌幅是多少？', 'company.quotes', '收盘价', '涨跌幅'],
      ['A的基金持股有什么变化？', 'company.orgHeld', '基金持股'],
      ['A的股东户数是增加还是减少？', 'company.holderCounts', '股东户数（户）', '户均流通股数'],
    ],
  },
  行业景气度: {
    of: 'industries',
    forms: [
      ['A行业的收入增长怎么样？', 'industry.revenue', '营业总收入', '同比'],
      ['A行业的毛利率处在什么水平？', 'industry.grossMargin', '毛利率'],
      ['A行业的净资产收益率和净利率怎么样？', 'industry.returns', 'ROE', '净利率'],
    ],
  },
};

const ECOLOGY: QuestionSubject = { kind: 'ecology', id: null, name: '数字生态' };
const MARKET: QuestionSubject = { kind: 'market', id: null, name: '全市场' };

/** Questions about a whole, whose leaders change with the data; each is asked in every way. */
const OF_WHOLES: Readonly<
  Record<string, { readonly subject: QuestionSubject; readonly forms: readonly Form[] }>
> = {
  生态公司对比: {
    subject: ECOLOGY,
    forms: [
      ['公司对比指数的排行', 'invest.corpComparison', '排名', '公司对比指数'],
      ['公司对比指数最高的几家公司', 'invest.corpComparison', '公司对比指数'],
      ['指数靠前的公司所在行业的对比指数', 'invest.corpComparison', '行业对比指数'],
      ['指数靠前的公司的营收同比', 'invest.corpComparison', '营收同比（TTM）'],
      ['投资成功率的排行', 'invest.corpSuccess', '排名', '投资成功率'],
      ['投资成功率最高的几家公司', 'invest.corpSuccess', '投资成功率'],
      ['行业对比指数的排行', 'invest.industryComparison', '排名', '行业对比指数'],
      ['行业对比指数最高的几个行业', 'invest.industryComparison', '行业对比指数'],
      ['对比指数靠前的行业各有多少家公司', 'invest.industryComparison', '公司数'],
      ['资本最偏好哪些行业', 'invest.industryComparison', '行业资本偏好指数'],
    ],
  },
  市场情绪: {
    subject: MARKET,
    forms: [
      ['成交额的水平', 'invest.marketTradingAmt', '全市场均值'],
      ['成交额与一年前的差别', 'invest.marketTradingAmt', '全市场均值较一年前'],
      ['成交额在近一年里的位置', 'invest.marketTradingAmt', '全市场均值历史分位'],
      ['融资余额比例的水平', 'invest.marketLryeRate', '全市场均值'],
      ['融资余额比例在近一年里的位置', 'invest.marketLryeRate', '全市场均值历史分位'],
      ['沪深港通持股比例的水平', 'invest.marketHsgtHeldCapitalRate', '全市场均值'],
      ['沪深港通持股比例在近一年里的位置', 'invest.marketHsgtHeldCapitalRate', '全市场均值历史分位'],
      ['各行业的总市值', 'industry.shenwanOverview', '总市值'],
      ['各行业今天的涨跌', 'industry.shenwanOverview', '涨跌幅'],
      ['各行业的上市公司数和流通市值', 'industry.shenwanOverview', '全部上市公司', '流通市值'],
    ],
  },
};

/** The ways to ask about a whole; `B` is what is asked. */
const WAYS = ['B怎么样？', '请看一下B', 'B是什么情况？', '说明B', '最近B如何？', '用数据回答：B'] as const;

/** The golden cases of a topic of the demo, 60 where a tenant has twenty companies and industries; none of other topics. */
export function demoCases(topic: string, subjects: CaseSubjects): readonly DemoCase[] {
  const each = OF_EACH[topic];
  if (each !== undefined)
    return subjects[each.of].flatMap((subject) =>
      each.forms.map(([asked, table, ...titles]) => ({
        question: asked.replace('A', subject.name),
        subject,
        facts: titles.map((title) => cellOf(table, title, subject.name)),
      })),
    );
  const whole = OF_WHOLES[topic];
  if (whole === undefined) return [];
  const { subject, forms } = whole;
  return forms.flatMap(([asked, table, ...titles]) =>
    WAYS.map((way) => ({
      question: way.replace('B', asked),
      subject,
      facts: titles.map((title) => cellOf(table, title, null)),
    })),
  );
}

const cellOf = (table: string, title: string, entity: string | null): GoldenFact => ({
  kind: 'cell',
  table,
  entity,
  period: null,
  title,
});
