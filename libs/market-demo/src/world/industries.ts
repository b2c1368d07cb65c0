/** A Shenwan-like level-1 industry with the common traits of its companies. Names are the public standard's. */
export interface DemoIndustry {
  readonly code: string;
  readonly name: string;
  /**
   * Typical multiples, net margin, yearly growth of sales, yearly volatility, share of the companies, and a
   * company's number of shares against that in other industries.
   */
  readonly pe: number;
  readonly pb: number;
  readonly margin: number;
  readonly growth: number;
  readonly volatility: number;
  readonly weight: number;
  readonly size: number;
  /** Level 2, each with its level 3. */
  readonly branches: readonly { readonly name: string; readonly leaves: readonly string[] }[];
}

/** code name | pe pb margin growth volatility weight size | level 2: level 3, level 3; … */
const ROWS = `
801010 农林牧渔|28 2.6 .05 .07 .36 20 1|种植业:种子,粮食种植;养殖业:生猪养殖,肉鸡养殖
801030 基础化工|24 2.3 .08 .09 .37 68 1|化学制品:涂料油墨,胶黏剂;农化制品:氮肥,农药
801040 钢铁|14 1.1 .03 .03 .31 9 2.5|普钢:长材,板材;特钢:特钢深加工
801050 有色金属|22 2.4 .06 .10 .39 25 1.3|工业金属:铜,铝;能源金属:锂,镍
801080 电子|42 3.6 .09 .14 .44 80 1|半导体:数字芯片设计,集成电路封测;元件:印制电路板,被动元件
801110 家用电器|18 2.7 .08 .07 .31 15 1.5|白色家电:空调,冰洗;小家电:厨房小家电,清洁小家电
801120 食品饮料|30 5.2 .15 .08 .30 21 1.6|白酒:白酒;食品加工:肉制品,调味发酵品
801130 纺织服饰|21 1.8 .06 .04 .34 18 1|服装家纺:男装,家纺;纺织制造:棉纺,印染
801140 轻工制造|23 2.0 .06 .06 .34 26 1|造纸:大宗用纸,特种纸;家居用品:定制家居,瓷砖地板
801150 医药生物|36 3.4 .11 .10 .37 78 1|化学制药:原料药,化学制剂;医疗器械:医疗设备,体外诊断
801160 公用事业|19 1.6 .09 .06 .26 21 2.5|电力:火力发电,水力发电;燃气:燃气
801170 交通运输|16 1.4 .08 .06 .25 20 2.5|航运港口:港口,航运;物流:快递,仓储物流
801180 房地产|13 .9 .04 .01 .37 18 1.5|房地产开发:住宅开发,商业地产;房地产服务:物业管理
801200 商贸零售|27 1.9 .03 .03 .36 17 1|一般零售:百货,超市;互联网电商:综合电商
801210 社会服务|38 3.1 .06 .10 .39 13 1|酒店餐饮:酒店,餐饮;专业服务:检测服务,人力资源
801230 综合|30 1.9 .04 .03 .38 4 1|综合:综合
801710 建筑材料|17 1.4 .07 .04 .33 12 1|水泥:水泥制造;玻璃玻纤:玻璃制造,玻纤制造
801720 建筑装饰|15 1.0 .03 .05 .30 23 1.5|基础建设:路桥施工,水利施工;装修装饰:装修
801730 电力设备|31 3.0 .08 .16 .43 56 1|电池:锂电池,储能系统;光伏设备:光伏电池组件,逆变器
801740 国防军工|52 3.3 .08 .12 .41 20 1|航空装备:航空器件;军工电子:军工电子
801750 计算机|55 4.0 .06 .11 .46 52 1|软件开发:垂直应用软件,横向通用软件;计算机设备:安防设备,其他计算机设备
801760 传媒|32 2.5 .07 .05 .41 21 1|游戏:游戏;数字媒体:视频媒体,门户网站
801770 通信|33 2.9 .07 .10 .40 20 1|通信设备:通信网络设备,通信线缆;通信服务:通信应用增值服务
801780 银行|6 .65 .36 .04 .21 7 25|股份制银行:股份制银行;城商行:城商行
801790 非银金融|17 1.4 .22 .05 .32 14 5|证券:证券;保险:保险
801880 汽车|26 2.5 .05 .11 .39 44 1|汽车零部件:车身附件,底盘与发动机系统;乘用车:综合乘用车
801890 机械设备|30 2.6 .08 .10 .38 82 1|通用设备:机床工具,机器人;专用设备:工程机械,楼宇设备
801950 煤炭|9 1.3 .13 .03 .31 6 4|煤炭开采:动力煤,焦煤;焦炭:焦炭
801960 石油石化|15 1.4 .05 .04 .30 8 4|炼化及贸易:炼油化工;油服工程:油田服务
801970 环保|22 1.6 .08 .05 .34 21 1|环境治理:水务,固废治理;环保设备:环保设备
801980 美容护理|40 4.5 .10 .12 .38 5 1|化妆品:化妆品制造,品牌化妆品;个护用品:生活用纸
`;

export const DEMO_INDUSTRIES: readonly DemoIndustry[] = ROWS.trim().split('\n').map(readIndustry);

/** Level-2 codes continue level 1's, level-3 codes are of the 85 range, as in the standard. */
export const branchCode = (industry: DemoIndustry, branch: number): string =>
  String(Number(industry.code) + branch + 1);
export const leafCode = (industry: DemoIndustry, branch: number, leaf: number): string =>
  `85${String(DEMO_INDUSTRIES.indexOf(industry) + 1).padStart(2, '0')}${branch + 1}${leaf + 1}`;

function readIndustry(row: string): DemoIndustry {
  const [title = '', figures = '', branches = ''] = row.split('|');
  const [code = '', name = ''] = title.split(' ');
  const [pe = 0, pb = 0, margin = 0, growth = 0, volatility = 0, weight = 0, size = 1] = figures
    .split(' ')
    .map(Number);
  return {
    code,
    name,
    pe,
    pb,
    margin,
    growth,
    volatility,
    weight,
    size,
    branches: branches.split(';').map((branch) => {
      const [branchName = '', leaves = ''] = branch.split(':');
      return { name: branchName, leaves: leaves.split(',') };
    }),
  };
}
