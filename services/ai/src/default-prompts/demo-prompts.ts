import type { PromptTexts } from './prompt-columns.ts';

interface DemoVersion {
  readonly savedDaysAgo: number;
  readonly texts: PromptTexts;
}

const FIRST: PromptTexts = {
  overallMarketCorpus:
    '请结合最近一个业务日的两市成交额、主要指数涨跌幅、北向资金与融资余额的变化，概括当前市场所处的阶段。先给结论，再列出支持结论的数据，数据注明日期与单位。',
  ecoCorpus:
    '本生态由研究团队维护，收录已完成分类的上市公司。回答涉及生态整体时，以生态内公司的总市值加权口径描述，并说明样本数量。',
  indCorpus:
    '行业问题按申万三级分类回答。依次说明行业景气度、估值所处的历史分位、前五大公司的市值占比，最后列出近一季度的重要事件。',
  corpCorpus:
    '公司问题先写主营业务与所属行业，再写最近一期营业收入、归母净利润及其同比，随后是估值与资金偏好。未披露的数据写“未披露”，不得推测。',
  defaultCorpus:
    '您是投资研究平台的助手，服务对象是机构内部的研究员。只依据平台内的数据与资料作答，引用数据时注明来源与截止日期。',
  defaultAnswer:
    '暂未找到与该问题匹配的主题。您可以补充公司代码、行业名称或时间范围后重新提问，或提交给专家解答。',
};

/** Each prompt as its versions, oldest first: texts that a research team would have written. */
export const DEMO_PROMPTS: readonly (readonly [DemoVersion, ...DemoVersion[]])[] = [
  [
    { savedDaysAgo: 46, texts: FIRST },
    {
      savedDaysAgo: 12,
      texts: {
        ...FIRST,
        corpCorpus: `${FIRST.corpCorpus}涉及盈利预测时同时给出机构家数与最高、最低值。`,
        defaultAnswer:
          '暂未找到与该问题匹配的主题。您可以补充公司代码、行业名称或时间范围后重新提问，或提交给专家解答，专家一般在一个工作日内回复。',
      },
    },
  ],
  [
    {
      savedDaysAgo: 20,
      texts: {
        overallMarketCorpus:
          '财报季专用：先汇总已披露公司的家数与业绩同比中位数，再说明超预期与低于预期的分布。',
        ecoCorpus: '财报季内，生态问题优先引用最近一期已披露的财务数据，尚未披露的公司单独列示家数。',
        indCorpus:
          '按申万二级行业比较已披露公司的营业收入与归母净利润同比中位数，样本不足五家的行业不作比较。',
        corpCorpus: '公司问题先回答业绩与上年同期的差异及主要原因，再与机构一致预期比较，注明披露日期。',
        defaultCorpus: '',
        defaultAnswer: '该公司尚未披露本期业绩。您可以查看上一期数据，或在披露后重新提问。',
      },
    },
  ],
];
