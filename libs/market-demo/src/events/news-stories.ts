import { tradingDayNear } from '../prices/trading-days.ts';
import { yearToDate } from '../book/year-to-date.ts';
import { isFinancial } from '../company/sectors.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { changeText, percent, reportTitle, yuanText } from './figure-text.ts';
import { fitting, readTemplates } from './audience.ts';
import { fill, otherThan } from './fill.ts';
import { eachMonth } from './months.ts';

/** A piece of news without its number among the day's. */
export interface NewsStory {
  readonly day: string;
  readonly source: string;
  readonly title: string;
  readonly summary: string;
  /** −1 to 1. */
  readonly sentiment: number;
}

const SOURCES =
  '砚池财经 潮汐证券报 沅上观察 珩光经济报道 霁月产业网 云岫投资快讯 漪澜时报 岭南资本周刊'.split(' ');

/** audience | sentiment | title | summary */
const ROWS = `
goods|0.5|{company}{product}订单饱满，{place}基地满产运行|记者走访{place}了解到，{company}主要产线排产已至{count}周以后，管理层对全年目标表示乐观。
firms|0.6|{company}与{house}集团达成战略合作|双方将围绕{product}开展联合研发与市场推广，合作期限{months}个月。
firms|0.4|{company}加码{product}，拟新建研发中心|项目计划投资{large}，建成后将强化其在{industry}领域的技术储备。
firms|0.3|机构看好{industry}景气回升，{company}获关注|多家机构认为行业库存见底，龙头公司有望率先受益。
goods|0.35|{company}新一代{product}方案亮相{place}展会|展会期间公司与{count}家客户签署意向协议。
goods|0.1|{company}召开投资者交流会，回应产能与价格问题|公司表示{product}价格总体平稳，原材料成本同比变化{percent}。
firms|0|{industry}行业月度观察：{company}等公司动态汇总|本月行业政策平稳，统计内{count}家公司中多数经营正常，{product}价格波动不足{percent}。
firms|0|{company}变更办公地址，搬入{place}新总部|位于{place}的新总部投入使用后，{company}研发与销售团队将集中办公。
firms|-0.1|{industry}竞争加剧，{company}称将优化产品结构|公司在互动平台表示，将压缩低毛利业务，聚焦{product}。
goods|-0.3|原材料涨价{percent}，{company}成本承压|分析人士认为，{industry}企业短期难以完全转嫁成本。
firms|-0.4|{company}遭客户投诉，称已成立专项小组|涉及{product}交付延期，公司表示将在{count}周内完成整改。
goods|-0.5|{company}子公司被环保部门责令整改|{subsidiary}部分设施未达标，公司称对经营影响有限。
finance|0.4|{company}{place}分支机构开业，区域布局再加密|新设机构将面向{place}企业与居民提供综合金融服务，首批配备{count}名客户经理。
finance|0.35|{company}加码金融科技，数字化投入同比增长{percent}|公司表示将持续推进线上渠道与智能风控建设。
finance|0.25|机构看好{industry}估值修复，{company}获关注|多家机构认为板块估值处于历史低位，资本市场回暖有望带动业绩。
finance|0|{company}发布社会责任报告，披露{count}项重点举措|报告涉及绿色金融、普惠服务与消费者权益保护等内容。
finance|-0.25|市场利率下行，{company}称将优化资产配置|公司在交流会上表示，将适当拉长久期并压降负债成本。
finance|-0.5|{company}{place}分支机构收到监管罚单|因内控管理不到位被处以罚款，公司称金额较小，已完成整改。
firms|-0.6|{company}应收账款高企引关注|截至最近一期，应收账款占营收比重较高，账龄一年以上部分占{percent}。
`;

const TEMPLATES = readTemplates(ROWS);

const ABOUT_REPORTS = 0.5;
const A_MONTH = 0.32;
const NOTABLE_MOVE = 0.18;

/** About six pieces of news a year: on reports, on months with large price moves, and general ones. */
export function newsStories(world: DemoWorld, company: DemoCompany): readonly NewsStory[] {
  return [...reportNews(world, company), ...monthlyNews(world, company)];
}

function reportNews(world: DemoWorld, company: DemoCompany): readonly NewsStory[] {
  const { reports } = world.bookOf(company);
  return reports.flatMap(({ period, announceDate }, at) => {
    const isNews = announceDate >= world.start && announceDate > company.listDate;
    const year = isNews ? yearToDate(reports, at) : null;
    if (!year) return [];
    const random = new Random(`${world.seed} ${company.text} report news ${period}`);
    if (!random.chance(ABOUT_REPORTS)) return [];
    const { revenue, profit, revenueBefore, profitBefore } = year;
    const change = (profit - profitBefore) / Math.max(Math.abs(profitBefore), Math.abs(profit));
    const [verb, closing] =
      change >= 0
        ? (['交出答卷', random.pick(['盈利能力改善。', '经营韧性显现。', '市场预期有所上修。'])] as const)
        : ([
            '业绩承压',
            random.pick([
              '需求恢复仍待观察。',
              '费用投入拖累利润。',
              isFinancial(company) ? '利差阶段性收窄。' : '毛利率阶段性走低。',
            ]),
          ] as const);
    return [
      {
        day: tradingDayNear(announceDate, random.whole(0, 2)),
        source: random.pick(SOURCES),
        title: `${company.name}${reportTitle(period)}${verb}：净利润${changeText(profit, profitBefore)}`,
        summary: `公司营业收入${yuanText(revenue)}，${changeText(revenue, revenueBefore)}；归母净利润${yuanText(profit)}。${closing}`,
        sentiment: sentimentOf(random, change),
      },
    ];
  });
}

function monthlyNews(world: DemoWorld, company: DemoCompany): readonly NewsStory[] {
  const stories: NewsStory[] = [];
  const templates = fitting(TEMPLATES, company);
  let last = -1;
  eachMonth(world, `${world.seed} ${company.text} news`, (month, random) => {
    const moved = priceNews(random, { world, company, month });
    if (moved) stories.push(moved);
    if (!random.chance(A_MONTH)) return;
    last = otherThan(last, templates.length, random);
    const [mean = '', title = '', summary = ''] = fill(templates[last] ?? '', random, company).split('|');
    stories.push({
      day: tradingDayNear(`${month}-${String(random.whole(1, 28)).padStart(2, '0')}`),
      source: random.pick(SOURCES),
      title,
      summary,
      sentiment: sentimentOf(random, Number(mean)),
    });
  });
  return stories;
}

/** News on the first day after a month whose closes, without dividends, moved far. */
function priceNews(
  random: Random,
  { world, company, month }: { world: DemoWorld; company: DemoCompany; month: string },
): NewsStory | null {
  const source = random.pick(SOURCES);
  if (!random.chance(0.5)) return null;
  const day = tradingDayNear(`${month}-01`);
  const from = tradingDayNear(day, -20);
  const [first, last] = [world.closeOn(company, from), world.closeOn(company, tradingDayNear(day, -1))];
  if (first === null || last === null) return null;
  const move = last / first - 1;
  const { dividends } = world.bookOf(company);
  if (Math.abs(move) < NOTABLE_MOVE || dividends.some(({ exDate }) => from < exDate && exDate < day))
    return null;
  const up = move > 0;
  return {
    day,
    source,
    title: `${company.name}股价一个月内${up ? '上涨' : '下跌'}${percent(Math.abs(move))}，${up ? '资金关注度升温' : '市场情绪偏谨慎'}`,
    summary: `截至上月末，${company.name}报收${(last / 100).toFixed(2)}元，所属${company.industry.name}板块交投${up ? '活跃' : '清淡'}。`,
    sentiment: sentimentOf(random, Math.max(-0.8, Math.min(0.8, move * 2))),
  };
}

const sentimentOf = (random: Random, mean: number): number =>
  Math.round(100 * Math.max(-1, Math.min(1, mean + 0.12 * random.normal()))) / 100;
