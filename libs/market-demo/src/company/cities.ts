import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';

export interface City {
  readonly province: string;
  readonly name: string;
  /** Six digits, the administrative division. */
  readonly division: string;
  readonly areaCode: string;
  readonly region: string;
  readonly weight: number;
  readonly districts: readonly string[];
}

/** province city division area-code region weight districts */
const ROWS = `
北京市 北京市 110108 010 华北 90 海淀区,朝阳区,西城区,经济技术开发区
上海市 上海市 310115 021 华东 85 浦东新区,闵行区,徐汇区,嘉定区
天津市 天津市 120116 022 华北 13 滨海新区,西青区,南开区
重庆市 重庆市 500112 023 西南 15 渝北区,江北区,九龙坡区
广东省 深圳市 440305 0755 华南 80 南山区,宝安区,龙岗区,福田区
广东省 广州市 440106 020 华南 30 天河区,黄埔区,番禺区
广东省 东莞市 441900 0769 华南 12 松山湖,长安镇,塘厦镇
广东省 佛山市 440606 0757 华南 11 顺德区,南海区,禅城区
浙江省 杭州市 330108 0571 华东 42 滨江区,余杭区,萧山区
浙江省 宁波市 330212 0574 华东 25 鄞州区,北仑区,镇海区
浙江省 绍兴市 330604 0575 华东 16 上虞区,柯桥区,越城区
浙江省 台州市 331002 0576 华东 14 椒江区,路桥区,黄岩区
江苏省 苏州市 320505 0512 华东 44 虎丘区,吴中区,工业园区
江苏省 南京市 320115 025 华东 27 江宁区,建邺区,玄武区
江苏省 无锡市 320214 0510 华东 26 新吴区,滨湖区,惠山区
江苏省 常州市 320412 0519 华东 15 武进区,新北区,天宁区
山东省 青岛市 370212 0532 华东 14 崂山区,黄岛区,城阳区
山东省 济南市 370102 0531 华东 13 历下区,高新区,章丘区
山东省 烟台市 370602 0535 华东 11 芝罘区,福山区,莱山区
福建省 厦门市 350203 0592 华东 16 思明区,湖里区,集美区
福建省 福州市 350102 0591 华东 12 鼓楼区,马尾区,仓山区
安徽省 合肥市 340104 0551 华东 19 蜀山区,包河区,高新区
江西省 南昌市 360106 0791 华东 8 青山湖区,高新区,红谷滩区
湖北省 武汉市 420111 027 华中 20 洪山区,东湖新技术开发区,江夏区
湖南省 长沙市 430104 0731 华中 19 岳麓区,雨花区,长沙县
河南省 郑州市 410105 0371 华中 9 金水区,高新区,经开区
河北省 石家庄市 130104 0311 华北 7 桥西区,裕华区,高新区
山西省 太原市 140106 0351 华北 6 迎泽区,小店区,尖草坪区
内蒙古自治区 呼和浩特市 150105 0471 华北 4 赛罕区,新城区,玉泉区
四川省 成都市 510107 028 西南 28 武侯区,双流区,高新区
贵州省 贵阳市 520103 0851 西南 5 云岩区,观山湖区,花溪区
云南省 昆明市 530103 0871 西南 6 盘龙区,五华区,呈贡区
陕西省 西安市 610113 029 西北 14 雁塔区,高新区,未央区
甘肃省 兰州市 620102 0931 西北 4 城关区,七里河区,安宁区
新疆维吾尔自治区 乌鲁木齐市 650104 0991 西北 6 新市区,天山区,水磨沟区
辽宁省 大连市 210202 0411 东北 7 中山区,甘井子区,高新园区
辽宁省 沈阳市 210102 024 东北 6 和平区,浑南区,铁西区
吉林省 长春市 220102 0431 东北 6 南关区,朝阳区,绿园区
黑龙江省 哈尔滨市 230102 0451 东北 5 道里区,南岗区,松北区
海南省 海口市 460105 0898 华南 5 秀英区,龙华区,美兰区
广西壮族自治区 南宁市 450103 0771 华南 5 青秀区,西乡塘区,江南区
`;

const CITIES: readonly City[] = ROWS.trim().split('\n').map(readCity);

/** The city of a company's seat. */
export function cityOf(seed: number, { text }: Pick<DemoCompany, 'text'>): City {
  return new Random(`${seed} ${text} city`).weighted(CITIES, ({ weight }) => weight);
}

function readCity(row: string): City {
  const [province = '', name = '', division = '', areaCode = '', region = '', weight = '', districts = ''] =
    row.split(' ');
  return {
    province,
    name,
    division,
    areaCode,
    region,
    weight: Number(weight),
    districts: districts.split(','),
  };
}
