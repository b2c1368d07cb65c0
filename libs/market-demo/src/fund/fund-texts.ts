import { Random } from '../world/random.ts';
import type { FundPlan } from './fund-plan.ts';

/** Texts of a fund's contract. */
export interface FundTexts {
  readonly full_name: string;
  readonly benchmark: string;
  readonly invest_objective: string;
  readonly invest_scope: string;
  readonly invest_range: string;
  readonly invest_philosophy: string;
  readonly invest_strategy: string;
}

export function fundTexts({ topic, target, isIndex, supervisor }: FundPlan): FundTexts {
  const random = new Random(`${topic} texts`);
  const index = isIndex ? `${target}指数` : `申万${target}行业指数`;
  const deviation = random.pick(['0.1%', '0.15%', '0.2%']);
  const yearly = random.pick(['1.5%', '2%', '2.5%']);
  const least = random.pick([90, 92, 95]);
  return {
    full_name: `${supervisor.replace('基金管理有限公司', '')}${target}交易型开放式指数证券投资基金`,
    benchmark: `${index}收益率`,
    invest_objective: `紧密跟踪${index}，追求跟踪偏离度和跟踪误差最小化，力争日均跟踪偏离度的绝对值不超过${deviation}，年化跟踪误差不超过${yearly}。`,
    invest_scope: `主要投资于${index}的成份股及备选成份股。${random.pick([
      '可少量投资于非成份股、债券、货币市场工具及其他经许可的金融工具。',
      '为更好地实现投资目标，可少量投资于新股、债券、资产支持证券和现金。',
      '在法规允许的范围内，可参与融资及转融通证券出借。',
    ])}`,
    invest_range: `投资于${index}成份股及备选成份股的资产不低于基金资产净值的 ${least}%，且不低于非现金基金资产的 80%。`,
    invest_philosophy: random.pick([
      `${target}的长期回报来自企业的成长，低成本、分散化的被动投资能让投资人分享这份成长。`,
      `市场难以持续战胜，以透明的规则和较低的费用持有${target}的一篮子股票是多数投资人的合适选择。`,
      `坚持纪律，减少人为判断，使基金的风险收益特征与${index}保持一致。`,
    ]),
    invest_strategy: `采用完全复制法，按成份股在${index}中的权重构建组合，并随其调整而调整；${random.pick([
      '遇停牌、流动性不足等情形时，以抽样方法寻找替代股票。',
      '成份股分红、增发时，及时调整以控制跟踪误差。',
      '以少量现金应对申购赎回，并以股指期货管理敞口。',
    ])}`,
  };
}
