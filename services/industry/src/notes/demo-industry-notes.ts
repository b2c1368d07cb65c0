import type { IndustryNoteType } from '@console/contract-industry';
import { htmlOfText } from '@console/ecology/notes';

/** The industry that a demo note is about. */
export interface NotedIndustry {
  readonly id: number;
  readonly name: string;
}

export interface DemoIndustryNote {
  readonly type: IndustryNoteType;
  readonly year: number;
  /** HTML that the cleaner leaves unchanged. */
  readonly content: string;
}

/** The notes that a research team would have about an industry: two years of each type, the latest in `lastYear`. */
export const demoIndustryNotes = (
  { id, name }: NotedIndustry,
  lastYear: number,
): readonly DemoIndustryNote[] =>
  [1, 0].flatMap((yearsAgo) => {
    const year = lastYear - yearsAgo;
    const pick = (from: readonly string[]): string => from[(id + yearsAgo) % from.length] ?? '';
    return [
      { type: 1, year, content: text(`${name}的产业链与边界`, pick(CHAINS), pick(CYCLES)) },
      { type: 2, year, content: text(`${name}的竞争要素`, pick(STRENGTHS), pick(BARRIERS)) },
      { type: 3, year, content: text(`${year + 1} 年展望`, pick(OUTLOOKS), pick(RISKS)) },
    ] as const;
  });

const CHAINS = [
  '上游原材料集中度较高，议价能力强；中游制造环节竞争充分，龙头份额逐年提升。',
  '产业链由研发设计、制造和服务三段组成，价值量向两端集中。',
  '下游需求分散，渠道与服务网络决定企业的覆盖半径。',
];
const CYCLES = [
  '行业处于产能投放的后半段，价格弹性大于销量弹性。',
  '需求与宏观景气相关度较低，成长性主要来自渗透率提升。',
];
const STRENGTHS = [
  '规模与工艺积累带来的单位成本优势，是龙头企业穿越周期的基础。',
  '客户认证周期长、切换成本高，先发企业的份额较为稳固。',
];
const BARRIERS = ['资质与环保审批构成新进入者的主要门槛。', '持续的研发投入和人才储备使产品迭代快于同业。'];
const OUTLOOKS = [
  '预计需求温和恢复，盈利改善主要来自成本下行和产品结构升级。',
  '出口与替代需求是增量的主要来源，头部企业订单能见度较高。',
];
const RISKS = ['需关注扩产集中释放后的价格压力。', '原材料价格波动与汇率变化可能影响利润率。'];

const text = (title: string, ...lines: readonly string[]): string =>
  `<h2>${htmlOfText(title).slice('<p>'.length, -'</p>'.length)}</h2>${htmlOfText(lines.join('\n'))}`;
