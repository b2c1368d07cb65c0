import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { dayText } from './figure-text.ts';
import type { Told } from './told.ts';

/** why | how it ended */
const REASONS = [
  '筹划发行股份购买资产事项|相关方未能就核心条款达成一致，公司决定终止筹划本次交易',
  '筹划重大资产重组事项|公司已披露本次重组预案',
  '筹划控制权变更事项|相关方已签署股份转让意向协议',
  '拟披露重大事项|相关事项已按规定披露',
  '核查股票交易异常波动情况|核查工作已完成，未发现应披露而未披露的重大信息',
] as const;

/** Announcements of why a share was suspended, and when it trades again. */
export function tradingHalts(world: DemoWorld, company: DemoCompany): readonly Told[] {
  return world.suspensionsOf(company).flatMap(({ from, until }) => {
    const random = new Random(`${world.seed} ${company.text} halt ${from}`);
    const [why = '', end = ''] = random.pick(REASONS).split('|');
    const told: Told[] = [
      {
        day: from,
        category: '停复牌',
        title: `关于${why}的停牌公告`,
        summary: `因${why}，公司股票自${dayText(from)}开市起停牌，预计停牌时间不超过十个交易日。`,
      },
    ];
    if (until === null) return told;
    told.push({
      day: until,
      category: '停复牌',
      title: '关于公司股票复牌的公告',
      summary: `${end}，公司股票自${dayText(until)}开市起复牌。`,
    });
    return told;
  });
}
