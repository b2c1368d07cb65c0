import type { DemoCompany } from '../world/world.ts';

/** The staffing of a kind of company. Weights, not yet shares of the whole. */
export interface Sector {
  /** Production, sales, technical, financial, administrative, management, other. */
  readonly occupations: readonly number[];
  /** Postgraduate, undergraduate, junior college, high school, other. */
  readonly educations: readonly number[];
  /** Yuan of revenue a year per head. */
  readonly revenuePerHead: number;
  /** Patents a year for each thousand staff: inventions applied for, granted, utility models, designs. */
  readonly patents: readonly number[];
}

/** name | occupations | educations | revenue per head in ten thousand yuan | patents */
const SECTOR_ROWS = `
factory|58 7 17 2 7 5 4|3 20 27 38 12|115|9 5 20 3
heavy|66 3 15 2 7 5 2|3 23 29 36 9|210|7 4 13 0
tech|8 14 62 2 6 5 3|16 62 17 4 1|92|14 8 5 2
chips|38 6 42 1 6 4 3|14 36 26 20 4|105|26 14 18 1
pharma|40 24 20 2 7 5 2|11 38 28 19 4|96|10 6 9 3
consumer|50 24 10 2 7 4 3|2 19 29 38 12|105|3 1 11 10
retail|4 68 5 4 9 6 4|2 24 37 30 7|190|0 0 1 0
builder|20 6 52 4 8 7 3|6 52 28 11 3|230|5 3 19 0
property|18 22 22 7 13 10 8|7 46 29 14 4|310|0 0 1 0
service|52 14 14 3 9 5 3|4 30 34 26 6|58|2 1 4 1
transport|64 5 13 3 9 4 2|3 27 32 33 5|125|1 0 4 0
utility|60 3 18 4 9 5 1|4 37 31 24 4|240|2 1 9 0
farm|60 12 12 3 7 4 2|3 18 24 34 21|95|3 2 7 1
bank|0 56 8 6 14 10 6|19 71 8 2 0|205|3 1 0 1
finance|0 58 14 4 12 8 4|27 61 9 3 0|185|2 1 0 0
`;

/** level-1 code | sector | industry of the national economy, as GB/T 4754 names it */
const INDUSTRY_ROWS = `
801010|farm|农业
801030|factory|化学原料和化学制品制造业
801040|heavy|黑色金属冶炼和压延加工业
801050|heavy|有色金属冶炼和压延加工业
801080|chips|计算机、通信和其他电子设备制造业
801110|factory|电气机械和器材制造业
801120|consumer|酒、饮料和精制茶制造业
801130|consumer|纺织服装、服饰业
801140|factory|家具制造业
801150|pharma|医药制造业
801160|utility|电力、热力生产和供应业
801170|transport|水上运输业
801180|property|房地产业
801200|retail|零售业
801210|service|商务服务业
801230|service|综合
801710|heavy|非金属矿物制品业
801720|builder|土木工程建筑业
801730|factory|电气机械和器材制造业
801740|chips|铁路、船舶、航空航天和其他运输设备制造业
801750|tech|软件和信息技术服务业
801760|tech|互联网和相关服务
801770|chips|计算机、通信和其他电子设备制造业
801780|bank|货币金融服务
801790|finance|资本市场服务
801880|factory|汽车制造业
801890|factory|专用设备制造业
801950|heavy|煤炭开采和洗选业
801960|heavy|石油、煤炭及其他燃料加工业
801970|utility|生态保护和环境治理业
801980|consumer|化学原料和化学制品制造业
`;

/** level 2 | the same, where it is not its level 1's */
const BRANCH_ROWS = `
养殖业|畜牧业
农化制品|化学原料和化学制品制造业
食品加工|食品制造业
纺织制造|纺织业
造纸|造纸和纸制品业
医疗器械|专用设备制造业
燃气|燃气生产和供应业
物流|装卸搬运和仓储业
互联网电商|互联网和相关服务
酒店餐饮|住宿业
专业服务|专业技术服务业
装修装饰|建筑装饰、装修和其他建筑业
计算机设备|计算机、通信和其他电子设备制造业
通信服务|软件和信息技术服务业
通用设备|通用设备制造业
油服工程|开采专业及辅助性活动
焦炭|石油、煤炭及其他燃料加工业
环保设备|专用设备制造业
个护用品|造纸和纸制品业
保险|保险业
`;

const SECTORS = new Map(SECTOR_ROWS.trim().split('\n').map(readSector));
const INDUSTRIES = new Map(INDUSTRY_ROWS.trim().split('\n').map(readIndustry));

const BRANCHES = new Map(
  BRANCH_ROWS.trim()
    .split('\n')
    .map((row) => row.split('|') as [string, string]),
);

type OfIndustry = Pick<DemoCompany, 'industry'>;

export function sectorOf({ industry }: OfIndustry): Sector {
  const sector = SECTORS.get(traitsOf(industry.code).sector);
  if (!sector) throw new Error(`no sector of ${industry.code}`);
  return sector;
}

/** The name of the sector in the rows above: `factory`, `bank` and so on. */
export const sectorNameOf = ({ industry }: OfIndustry): string => traitsOf(industry.code).sector;

/** Banks, brokers and insurers. */
export const isFinancial = (company: OfIndustry): boolean =>
  ['bank', 'finance'].includes(sectorNameOf(company));

export const nationalIndustryOf = ({ industry, branch }: OfIndustry & Pick<DemoCompany, 'branch'>): string =>
  BRANCHES.get(industry.branches[branch]?.name ?? '') ?? traitsOf(industry.code).national;

function traitsOf(code: string): { readonly sector: string; readonly national: string } {
  const traits = INDUSTRIES.get(code);
  if (!traits) throw new Error(`nothing said of industry ${code}`);
  return traits;
}

function readSector(row: string): [string, Sector] {
  const [name = '', occupations = '', educations = '', perHead = '', patents = ''] = row.split('|');
  const numbers = (text: string): readonly number[] => text.split(' ').map(Number);
  return [
    name,
    {
      occupations: numbers(occupations),
      educations: numbers(educations),
      revenuePerHead: Number(perHead) * 1e4,
      patents: numbers(patents),
    },
  ];
}

function readIndustry(row: string): [string, { sector: string; national: string }] {
  const [code = '', sector = '', national = ''] = row.split('|');
  return [code, { sector, national }];
}
