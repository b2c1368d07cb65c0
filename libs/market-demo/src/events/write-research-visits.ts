import { researchVisit } from '@console/market/schema';
import { productsOf } from '../business/leaf-products.ts';
import { isFinancial } from '../company/sectors.ts';
import type { DemoSink } from '../demo-sink.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { numbered } from './numbered.ts';
import { visitStory } from './visit-story.ts';

const TOPICS = [
  '{product}业务的订单与排产情况',
  '新产线建设进度及产能爬坡节奏',
  '原材料价格波动对毛利率的影响',
  '研发投入方向与新产品进展',
  '海外市场拓展与汇率影响',
  '下游需求变化及库存水平',
  '行业竞争格局与公司优势',
  '应收账款管理与现金流改善措施',
  '分红政策与市值管理考虑',
  '股权激励与人才队伍建设',
];
/** Questions to banks and insurers. */
const FINANCE_TOPICS = [
  '资金成本与资产收益率走势',
  '资产质量与减值计提情况',
  '资本充足水平与补充计划',
  '财富管理业务的发展规划',
  '零售客户经营与渠道建设',
  '投资收益率与资产配置策略',
  '金融科技投入与成本收入比',
  '行业监管政策变化的影响',
  '分红政策与市值管理考虑',
  '人才队伍与激励机制建设',
];

/** Writes the visitors of each visit and their questions. */
export function writeResearchVisits(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  for (const { item, sequence } of numbered(visitStory(world, company))) {
    const { day, announced, form, visitors, random } = item;
    sink.add(researchVisit, announced, {
      security_id: company.text,
      visit_date: day,
      sequence,
      announce_date: announced,
      form,
      ...visitors,
      topics: topicsOf(random, company),
    });
  }
}

/** Three consecutive items of a list from a random start. */
function topicsOf(random: Random, company: DemoCompany): string {
  const topics = isFinancial(company) ? FINANCE_TOPICS : TOPICS;
  const product = random.pick(productsOf(company));
  const first = random.whole(0, topics.length - 1);
  const step = random.pick([1, 3, 7]);
  const asked = [0, 1, 2].map((at) => topics[(first + at * step) % topics.length] ?? '');
  return asked.map((topic, at) => `${at + 1}、${topic.replace('{product}', product)}；`).join('');
}
