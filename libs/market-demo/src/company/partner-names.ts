import type { Random } from '../world/random.ts';

const NUMERALS = [...'一二三四五六七八九'];
const LETTERS = [...'ABCDEFGHJ'];
const PLACES = '苏州 宁波 东莞 青岛 武汉 成都 合肥 无锡 佛山 常州 天津 重庆 西安 长沙 厦门'.split(' ');
/** Invented pairs of characters, none of which is used by the companies themselves. */
const FIRST = [...'砺昉峻沣瀚皑岱泓朔稷曦溯桁棣禹'];
const SECOND = [...'屿桉穹舫垣棹洲麓陶堇笛苓汐垚楫'];
const TRADES = {
  supplier: '新材料 精密机械 包装 化工原料 能源 供应链 物流 金属制品 电子元件 设备'.split(' '),
  customer: '科技 实业 商贸 集团 智能装备 进出口 供应链管理 控股 系统工程 销售'.split(' '),
} as const;
/** Industries whose customers are persons: the largest are agents, or unnamed. */
const TO_PERSONS = new Set(['801120', '801200', '801180', '801980', '801130']);

type Kind = keyof typeof TRADES;

/** Different names of one company's partners, in its own style: most companies do not disclose them. */
export function partnerNames(
  random: Random,
  { kind, industry, count }: { kind: Kind; industry: string; count: number },
): readonly string[] {
  const who = kind === 'supplier' ? '供应商' : TO_PERSONS.has(industry) ? '经销商' : '客户';
  const style = random.next();
  if (style < 0.32) return NUMERALS.slice(0, count).map((numeral) => who + numeral);
  if (style < 0.58) return LETTERS.slice(0, count).map((letter) => who + letter);
  const names = new Set<string>();
  while (names.size < count) {
    const stem = random.pick(FIRST) + random.pick(SECOND) + random.pick(TRADES[kind]);
    names.add(`${random.chance(0.7) ? random.pick(PLACES) : ''}${stem}有限公司`);
  }
  return [...names];
}
