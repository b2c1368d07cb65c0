import type { Random } from '../world/random.ts';

/**
 * Invented pairs of characters that name no institution known to us. Company names use other characters, so that no
 * holder is mistaken for a company.
 */
const HOUSES =
  '砚溪 沅洲 珩岭 霁川 筠溪 峤海 漪园 璟和 栩安 岫云 缃石 淙谷 绮峰 昶源 皓庭 笙野 隽永 韫山 珺衡 瑾舟'.split(
    ' ',
  );
const PLACES = [...'砚澜煦芷昱珩霁泠筠峤漪翊璟栩缃岫'].map((name, at) => name + (at % 3 === 0 ? '陵' : '州'));
const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕张孔曹严华金魏陶姜'];
const GIVEN = [...'砚澜煦芷昱珩霁筠峤漪璟栩沅岫缃淙绮昶皓笙隽韫珺瑾屿澈禾岚庭桐渡樾茗溪川弦枫'];
const FUND_STYLES =
  '成长混合 价值优选股票 均衡配置混合 消费精选混合 先进制造股票 中小盘精选混合 稳健回报混合 景气驱动混合 量化增强指数 红利低波指数'.split(
    ' ',
  );

export const personName = (random: Random): string => {
  const given = random.pick(GIVEN);
  return random.pick(SURNAMES) + given + (random.chance(0.75) ? random.pick(GIVEN) : '');
};

export const brokerName = (random: Random): string => `${random.pick(HOUSES)}证券`;
export const placeName = (random: Random): string => random.pick(PLACES);
export const houseName = (random: Random): string => random.pick(HOUSES);

/** A fund's name as registers write it: the custodian first. */
export const fundName = (random: Random): string =>
  `${random.pick(HOUSES)}银行股份有限公司－${random.pick(HOUSES)}${random.pick(FUND_STYLES)}型证券投资基金`;

export const HOUSE_BROKERS: readonly string[] = HOUSES.map((house) => `${house}证券`);
