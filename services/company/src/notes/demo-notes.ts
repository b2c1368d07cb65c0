import type { NoteType } from '@console/contract-company';
import { htmlOfText } from '@console/ecology/notes';

/** The company that a demo note is about. */
export interface NotedCompany {
  readonly id: number;
  readonly name: string;
  /** Its Shenwan industry of the second level, or a substitute. */
  readonly industry: string;
}

export interface DemoNote {
  readonly type: NoteType;
  readonly year: number;
  /** HTML that the cleaner leaves unchanged. */
  readonly content: string;
}

/** The notes that a research team would have about a company: three years of each kind, the latest in `lastYear`. */
export function demoNotes(company: NotedCompany, lastYear: number): readonly DemoNote[] {
  const { name, industry } = { name: plain(company.name), industry: plain(company.industry) };
  return [2, 1, 0].flatMap((yearsAgo, round) => {
    const year = lastYear - yearsAgo;
    return [
      { type: 1, year, content: competence({ name, industry, year, view: pick(VIEWS, company.id + round) }) },
      { type: 2, year, content: outlook({ name, industry, year, risk: pick(RISKS, company.id + round) }) },
    ] as const;
  });
}

/** The name of a topic, and the text about it. */
type Topic = readonly [name: string, text: string];

const VIEWS: readonly Topic[] = [
  ['渠道与品牌', '渠道覆盖和品牌认知构成主要壁垒，老客户复购稳定，新客户获取成本低于同业。'],
  ['工艺与成本', '工艺积累和规模使单位成本低于同业，景气回落时仍能保持合理的毛利率。'],
  ['研发与产品', '研发投入连续多年高于同业均值，产品迭代快，新品贡献的收入占比逐年提高。'],
  ['客户与认证', '下游认证周期长、切换成本高，与头部客户的合作关系稳定，份额不易被替代。'],
];

const RISKS: readonly Topic[] = [
  ['原材料价格波动', '成本向下游传导通常滞后一至两个季度，需跟踪毛利率的变化。'],
  ['需求恢复不及预期', '若下游开工率回落，新增产能的爬坡节奏会放缓，折旧压力随之上升。'],
  ['竞争加剧', '同业扩产集中释放，产品价格存在下行压力，关注份额与价格的取舍。'],
];

const pick = (from: readonly Topic[], place: number): Topic => from[place % from.length] ?? ['', ''];
const plain = (name: string): string => htmlOfText(name).slice('<p>'.length, -'</p>'.length);

interface Told {
  readonly name: string;
  readonly industry: string;
  readonly year: number;
}

const competence = ({ name, industry, year, view }: Told & { view: Topic }): string =>
  `<h2>核心结论</h2>` +
  `<p>${name}在${industry}领域的竞争优势主要来自<strong>${view[0]}</strong>。${view[1]}</p>` +
  `<h2>支持结论的事实</h2>` +
  `<ul><li><p>${year} 年定期报告与公开交流的口径一致，主要产品结构没有重大变化。</p></li>` +
  `<li><p>与同业相比，费用率和周转效率处于前列，数据见“财务数据”标签页。</p></li></ul>` +
  `<blockquote><p>判断依据以公司公告为准，未经公司确认的信息不写入本页。</p></blockquote>`;

const outlook = ({ name, industry, year, risk }: Told & { risk: Topic }): string =>
  `<h2>未来看点</h2>` +
  `<ol><li><p>${industry}的供需格局是 ${year + 1} 年收入增长的首要变量。</p></li>` +
  `<li><p>${name}在建产能投产后，产品结构有望继续改善。</p></li></ol>` +
  `<h2>主要风险</h2>` +
  `<p><strong>${risk[0]}</strong>：${risk[1]}</p>`;
