import { productsOf } from '../business/leaf-products.ts';
import { houseName, personName, placeName } from '../holders/fictional-names.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import { yuanText } from './figure-text.ts';

/** The texts that replace `{name}` in a template, drawn when the slot is reached. */
const SLOTS: Readonly<Record<string, (random: Random, company: DemoCompany) => string>> = {
  company: (_random, { name }) => name,
  industry: (_random, { industry }) => industry.name,
  product: (random, company) => random.pick(productsOf(company)),
  place: (random) => `${placeName(random)}市`,
  person: personName,
  house: (random) => houseName(random),
  subsidiary: (random, { name }) =>
    `${placeName(random)}${name.slice(0, 2)}${random.pick(['科技', '发展', '实业'])}有限公司`,
  // In the company's own order of magnitude.
  large: (random, company) => yuanText(capitalOf(company) * random.between(0.008, 0.08)),
  small: (random, company) => yuanText(capitalOf(company) * random.between(0.0004, 0.006)),
  count: (random) => String(random.whole(2, 18)),
  percent: (random) => `${random.between(3, 38).toFixed(1)}%`,
  months: (random) => String(random.pick([6, 12, 18, 24, 36])),
  patent: (random) =>
    random.pick([
      '一种节能控制装置',
      '一种自动检测系统',
      '一种在线监测方法',
      '一种复合材料及其制备方法',
      '一种数据处理方法',
    ]),
};

/** Market value at its start, yuan. */
const capitalOf = ({ startPrice, startShares }: DemoCompany): number => (startPrice * startShares) / 100;

/** The template with its slots filled; a slot that comes twice is filled with the same text. */
export function fill(template: string, random: Random, company: DemoCompany): string {
  const filled = new Map<string, string>();
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const text = filled.get(name) ?? SLOTS[name]?.(random, company) ?? whole;
    filled.set(name, text);
    return text;
  });
}

/** Index of one of `length` that is not the last one taken. */
export function otherThan(last: number, length: number, random: Random): number {
  const at = random.whole(0, length - 1);
  return at === last ? (at + 1) % length : at;
}
