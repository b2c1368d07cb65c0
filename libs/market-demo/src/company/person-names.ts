import type { Random } from '../world/random.ts';

export type Sex = '男' | '女';

export interface PersonName {
  readonly name: string;
  readonly sex: Sex;
}

/** Surnames, the commoner ones more than once. */
const SURNAMES = [
  ...'王王王王李李李李张张张刘刘刘陈陈陈杨杨赵赵黄黄周周吴吴徐徐孙孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓',
  ...'许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤',
];
const FIRST: Readonly<Record<Sex, readonly string[]>> = {
  男: [
    ...'建志文国明海永德振宏立伟俊荣光卫庆家景兆泽铭启炳世绍仲守克维汉宗泰鹏浩鸿昌福成学新少正天大东长向耀培晋崇修承敬元',
  ],
  女: [
    ...'丽秀淑雅慧婉静敏晓雪春燕玉美红兰芳凤佩月琴莉倩颖蕾洁素娟妍思梦诗巧惠贞紫若艳菊珍怡萍莹佳舒香桂雯霞彩秋爱瑞琪蓓韵',
  ],
};
const SECOND: Readonly<Record<Sex, readonly string[]>> = {
  男: [...'平军华强林峰生山民波涛刚杰辉勇斌超毅远江清松良才根祥法达康凯亮君武川'],
  女: [...'华英梅琳君霞云娜玲红萍芬芝岚媛青瑶颖洁虹宁然彤妮薇仪珊茹'],
};
/** Names of different slots differ. */
export const NAME_SLOTS = 28;

const SLOTS: Readonly<Record<Sex, readonly (readonly string[])[]>> = { 男: slots('男'), 女: slots('女') };

function slots(sex: Sex): readonly (readonly string[])[] {
  return Array.from({ length: NAME_SLOTS }, (_, slot) =>
    FIRST[sex].filter((_first, at) => at % NAME_SLOTS === slot),
  );
}

/** A fictional person; two of different slots never have the same name. */
export function personName(random: Random, slot: number, womenShare = 0.24): PersonName {
  const sex: Sex = random.chance(womenShare) ? '女' : '男';
  const firsts = SLOTS[sex][slot % NAME_SLOTS] ?? [];
  const given = random.pick(firsts) + (random.chance(0.86) ? random.pick(SECOND[sex]) : '');
  return { name: random.pick(SURNAMES) + given, sex };
}
