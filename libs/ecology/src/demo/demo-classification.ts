/**
 * A level of the demo's own classification; the lowest names the Shenwan industries whose companies it has.
 */
export interface DemoNode {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly children: readonly DemoNode[];
  /** Names in the Shenwan tree, of any level. */
  readonly takes: readonly string[];
}

/** One line per node, two blanks per level: code name: description ← Shenwan names. */
const ROWS = `
XF 高端消费: 收入提高后增长最快的消费领域
  XF01 品质饮食: 有品牌与渠道壁垒的食品饮料
    XF0101 名优白酒: 全国性与区域性白酒龙头 ← 白酒
    XF0102 精制食品: 肉制品与调味发酵品 ← 食品加工
  XF02 品质生活: 居家、美丽与休闲
    XF0201 智能家居: 白电与小家电的智能化升级 ← 白色家电,小家电
    XF0202 美丽经济: 化妆品与个人护理 ← 美容护理
    XF0203 休闲服务: 酒店与餐饮连锁 ← 酒店餐饮
AI 人工智能: 从算力到应用的产业链
  AI01 算力底座: 训练与推理所需的硬件
    AI0101 芯片: 设计、制造与封测 ← 半导体
    AI0102 算力设备: 服务器、存储与元器件 ← 计算机设备,元件
    AI0103 网络互联: 光模块、交换与传输 ← 通信设备
  AI02 模型应用: 大模型落地的软件与内容
    AI0201 行业软件: 垂直与通用软件的智能化 ← 软件开发
    AI0202 智能内容: 游戏与数字媒体 ← 游戏,数字媒体
    AI0203 具身智能: 机器人本体与核心部件 ← 机器人
NE 新能源: 能源生产、储存与使用的替代
  NE01 绿色发电: 光伏与清洁电力
    NE0101 光伏: 电池组件与逆变器 ← 光伏设备
    NE0102 清洁电力: 水电等电力运营 ← 电力
  NE02 储能材料: 电池及其上游金属
    NE0201 动力储能电池: 锂电池与储能系统 ← 电池
    NE0202 锂镍资源: 电池所需的能源金属 ← 能源金属
  NE03 智能出行: 电动化与智能化的汽车
    NE0301 新能源整车: 乘用车整车 ← 乘用车
    NE0302 智能部件: 车身、底盘与电子部件 ← 汽车零部件
LH 生命健康: 创新药械
  LH01 创新医药: 化学药与生物药的创新
    LH0101 创新药: 制剂与原料药 ← 化学制药
  LH02 创新器械: 设备与诊断
    LH0201 医疗器械: 医疗设备与体外诊断 ← 医疗器械
MF 高端制造: 装备的自主与升级
  MF01 智能装备: 工业自动化
    MF0101 工业母机与机器人: 通用设备 ← 通用设备
    MF0102 专用装备: 工程机械等专用设备 ← 专用设备
  MF02 空天防务: 航空与军工电子
    MF0201 航空装备: 航空器与部件 ← 航空装备
    MF0202 军工电子: 元器件与系统 ← 军工电子
FT 财富管理: 居民资产配置的受益者
  FT01 非银机构: 证券与保险
    FT0101 证券业务: 经纪、投行与资管 ← 证券
    FT0102 保险业务: 寿险与财险 ← 保险
`;

export const DEMO_CLASSIFICATION: readonly DemoNode[] = readLevel(ROWS.trim().split('\n'), 0);

function readLevel(lines: readonly string[], depth: number): readonly DemoNode[] {
  const isHere = (line: string): boolean => line.search(/\S/) === depth * 2;
  return lines.flatMap((line, at) => {
    if (!isHere(line)) return [];
    const rest = lines.slice(at + 1);
    const next = rest.findIndex(isHere);
    return [readNode(line, readLevel(next < 0 ? rest : rest.slice(0, next), depth + 1))];
  });
}

function readNode(line: string, children: readonly DemoNode[]): DemoNode {
  const [, code = '', name = '', description = '', taken] =
    /^(\w+) ([^:]+): ([^←]+?)(?: ← (.+))?$/.exec(line.trim()) ?? [];
  return { code, name, description, children, takes: taken?.split(',') ?? [] };
}
