import { pinyinOf } from '@console/market/files';
import type { DemoCompany } from './world.ts';

const PAIR = 2;

/** The registered name. */
export const fullNameOf = ({ name }: Pick<DemoCompany, 'name'>): string => `${name}股份有限公司`;

/** The English name, `Yanzhou Huagong Co., Ltd.` */
export const englishNameOf = ({ name }: Pick<DemoCompany, 'name'>): string =>
  `${[name.slice(0, PAIR), name.slice(PAIR)].map((part) => capital(pinyinOf(part))).join(' ')} Co., Ltd.`;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
