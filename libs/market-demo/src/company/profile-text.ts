import type { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import type { City } from './cities.ts';

/** The beginning of a template's registered business, and its continuation. */
const LICENSED = {
  bank: '吸收公众存款；发放短期、中期和长期贷款；办理国内外结算；办理票据承兑与贴现；发行金融债券；代理发行、代理兑付、承销政府债券；从事同业拆借；提供信用证服务及担保；代理收付款项；提供保管箱服务；经国家金融监督管理机构批准的其他业务。',
  insurer:
    '人寿保险、健康保险、意外伤害保险等各类人身保险业务；财产损失保险、责任保险、信用保险；上述业务的再保险；国家法律、法规允许的保险资金运用业务；经国家金融监督管理机构批准的其他业务。',
} as const;
const ITEMS =
  '技术服务、技术开发、技术咨询|货物进出口；技术进出口|信息咨询服务|自有房屋租赁|普通货物道路运输|以自有资金从事投资活动|机械设备租赁|仓储服务|工程技术研究和试验发展|检验检测服务'.split(
    '|',
  );
const WORK: Readonly<Record<string, string>> = {
  801780: '业务',
  801160: '的生产与供应',
  801170: '业务的经营',
  801180: '的开发与经营',
  801200: '的批发与零售',
  801210: '的经营与管理',
  801720: '的设计与施工',
  801750: '的研发、销售与服务',
  801760: '的研发与运营',
  801790: '业务',
  801970: '的投资、建设与运营',
};
const STANDINGS = [
  '在细分领域具有较强的市场竞争力',
  '先后通过质量、环境和职业健康安全管理体系认证',
  '与多家行业头部客户建立了长期稳定的合作关系',
  '建立了覆盖全国主要省市的业务网络',
  '拥有一支经验丰富的专业团队',
  '连续多年保持稳健的经营质量',
];
/** Texts for makers of goods only. */
const MAKERS_STANDINGS = [
  '产品覆盖全国主要省市，并出口海外多个国家和地区',
  '建有省级企业技术中心和博士后科研工作站',
  '拥有完整的研发、采购、生产和销售体系',
  '多项核心技术达到国内先进水平',
  '在全国设有多个生产基地和服务网点',
];
const AIMS = [
  '公司坚持以客户需求为导向，持续加大投入，推动主营业务稳健增长。',
  '未来公司将围绕主业延伸产业链，提升经营质量和股东回报。',
  '公司秉承诚信、专注、共赢的理念，致力于成为受人尊敬的行业企业。',
  '公司持续推进数字化转型和绿色发展，不断提高运营效率。',
  '公司重视人才培养与创新，为长期发展积累能力。',
];

export function businessScope(
  random: Random,
  { template, industry }: DemoCompany,
  products: readonly string[],
): string {
  if (template !== 'general') return LICENSED[template];
  const own = `一般项目：${products.join('、')}${workOf(industry.code)}`;
  const others = pickSome(random, ITEMS, 4).join('；');
  return `${own}；${others}。（依法须经批准的项目，经相关部门批准后方可开展经营活动）`;
}

export function profileText(
  random: Random,
  { name, industry, branch, leaf, listDate, template }: DemoCompany,
  { city, products, founded }: { city: City; products: readonly string[]; founded: string },
): string {
  const [main = '', second = '', third = ''] = products;
  const { name: branchName = '', leaves = [] } = industry.branches[branch] ?? {};
  const place = city.province === city.name ? city.name : city.province + city.name;
  const openings = [
    `${name}成立于${founded}年，总部位于${place}，${listDate.slice(0, 4)}年上市。`,
    `公司前身创立于${founded}年，注册地为${place}，${listDate.slice(0, 4)}年在证券交易所挂牌上市。`,
    `${name}是一家总部设在${place}的${industry.name}企业，创办于${founded}年，${listDate.slice(0, 4)}年登陆资本市场。`,
  ];
  const works = [
    `公司主要从事${main}、${second}和${third}${workOf(industry.code)}，属于${branchName}行业的${leaves[leaf] ?? branchName}领域。`,
    `主营业务为${main}、${second}${workOf(industry.code)}，并积极拓展${third}业务，深耕${leaves[leaf] ?? branchName}市场。`,
  ];
  const said =
    industry.code in WORK || template !== 'general' ? STANDINGS : [...STANDINGS, ...MAKERS_STANDINGS];
  const standings = pickSome(random, said, 2).join('，');
  return `${random.pick(openings)}${random.pick(works)}公司${standings}。${random.pick(AIMS)}`;
}

const workOf = (industry: string): string => WORK[industry] ?? '的研发、生产与销售';

/** Different items, in the order of the list. */
function pickSome<T>(random: Random, items: readonly T[], count: number): readonly T[] {
  const drawn = items.map((item, at) => ({ item, at, by: random.next() })).sort((a, b) => a.by - b.by);
  return drawn
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
