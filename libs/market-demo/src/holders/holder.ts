import type { Random } from '../world/random.ts';
import { brokerName, fundName, houseName, personName, placeName } from './fictional-names.ts';

/** The kinds of institution in the table of institutional holdings; persons are none. */
export const INSTITUTIONS = [
  'fund',
  'qfii',
  'social_security',
  'broker',
  'insurance',
  'trust',
  'other',
] as const;
export type Institution = (typeof INSTITUTIONS)[number];

/** A holder of a share. */
export interface Holder {
  readonly name: string;
  /** In Chinese, as lists show it. */
  readonly type: string;
  /** Null for persons and for founding holders. */
  readonly institution: Institution | null;
}

interface Kind {
  readonly weight: number;
  readonly type: string;
  readonly institution: Institution | null;
  name(random: Random): string;
}

/** Kinds of market holders with their frequency. */
const KINDS: readonly Kind[] = [
  { weight: 32, type: '证券投资基金', institution: 'fund', name: fundName },
  { weight: 28, type: '境内自然人', institution: null, name: personName },
  {
    weight: 5,
    type: 'QFII',
    institution: 'qfii',
    name: (random) => `${houseName(random)}国际投资管理公司－自有资金`,
  },
  {
    weight: 6,
    type: '社保基金',
    institution: 'social_security',
    name: (random) =>
      `社保基金${random.pick(['一', '四', '五', '六'])}${random.pick(['零', '一'])}${random.pick([...'一二三四五六七八九'])}组合（${houseName(random)}基金管理）`,
  },
  {
    weight: 6,
    type: '证券公司',
    institution: 'broker',
    name: (random) => `${brokerName(random)}股份有限公司`,
  },
  {
    weight: 7,
    type: '保险产品',
    institution: 'insurance',
    name: (random) =>
      `${houseName(random)}人寿保险股份有限公司－${random.pick(['传统', '分红', '万能'])}－普通保险产品`,
  },
  {
    weight: 4,
    type: '信托计划',
    institution: 'trust',
    name: (random) =>
      `${houseName(random)}信托有限公司－${houseName(random)}${random.whole(1, 48)}号单一资金信托`,
  },
  {
    weight: 9,
    type: '私募基金',
    institution: 'other',
    name: (random) =>
      `${houseName(random)}私募基金管理有限公司－${houseName(random)}${random.pick(['成长', '远见', '精选'])}${random.whole(1, 12)}号私募证券投资基金`,
  },
];

export function marketHolder(random: Random): Holder {
  const { type, institution, name } = random.weighted(KINDS, ({ weight }) => weight);
  return { type, institution, name: name(random) };
}

/** The controlling holder: a person, the state or another company, with its name. */
export function controllingHolder(random: Random, stem: string): Holder {
  const draw = random.next();
  if (draw < 0.4) return { name: personName(random), type: '境内自然人', institution: null };
  if (draw < 0.68) {
    return {
      name: `${placeName(random)}市国有资本${random.pick(['运营', '投资控股', '产业发展'])}集团有限公司`,
      type: '国有法人',
      institution: null,
    };
  }
  return {
    name: `${placeName(random)}${stem}${random.pick(['控股', '投资', '实业'])}集团有限公司`,
    type: '境内非国有法人',
    institution: null,
  };
}

/** The other founding holders, since before the listing. */
export function foundingHolder(random: Random, stem: string): Holder {
  const draw = random.next();
  if (draw < 0.55) return { name: personName(random), type: '境内自然人', institution: null };
  const name =
    draw < 0.8
      ? `${placeName(random)}${stem}${random.pick(['同创', '众合', '共赢'])}企业管理合伙企业（有限合伙）`
      : `${placeName(random)}${houseName(random)}创业投资中心（有限合伙）`;
  return { name, type: '境内非国有法人', institution: null };
}
