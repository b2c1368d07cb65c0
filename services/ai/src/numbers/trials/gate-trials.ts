import { formatNumber } from '@console/contract-core';
import type { Cell } from '../cell.ts';
import type { Subject } from '../gate.ts';

/** A sentence with one figure, and the cell it is true of. */
export interface Trial {
  readonly text: string;
  readonly of: string;
}

/** A sentence that is true of no cell. */
export interface PlantedError {
  readonly kind: (typeof ERRORS)[number];
  readonly text: string;
}

export interface GateTrials {
  readonly cells: readonly Cell[];
  readonly subject: Subject;
  trial(): Trial;
  planted(): PlantedError;
}

const TITLES = [
  ...['营业总收入', '归母净利润', '经营现金流净额', '货币资金'],
  ...['净资产收益率', '毛利率', '市盈率', '股东户数'],
];
const ENTITIES = ['贵州茅台', '宁德时代', '招商银行', '隆基绿能'];
const SPAN: Readonly<Record<string, string>> = { Y: '年', Q3: '年前三季度' };
const ERRORS = ['power', 'sign', 'percent', 'period', 'entity', 'title', 'digit'] as const;
const FRAMES = [
  (e: string, p: string, t: string, f: string) => `${e}${p}${t}为 ${f}。`,
  (e: string, p: string, t: string, f: string) => `${p}，${e}实现${t} ${f}。`,
  (e: string, p: string, t: string, f: string) => `${e}的${t}在${p}达到 ${f}。`,
  (e: string, p: string, t: string, f: string) => `截图如下：\n${p}${e}，${t}约 ${f}。`,
];

/**
 * Sentences about made-up figures, true ones and ones with a planted error.
 * @param draw numbers from 0 to 1
 * @param periods of the figures of each company, as cells write them
 */
export function gateTrials(draw: () => number, periods: readonly string[]): GateTrials {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)] as T;
  const other = <T>(all: readonly T[], but: T): T => pick(all.filter((each) => each !== but));
  const cells = ENTITIES.flatMap((entity) =>
    periods.flatMap((period) => TITLES.map((title) => cellOf({ entity, period, title }, draw))),
  ).map((cell, at) => ({ ...cell, id: `c${at + 1}` }));
  return {
    cells,
    subject: { entity: '贵州茅台', period: '2025Y' },
    trial() {
      const one = pick(cells);
      const shown = figure(one, pick(['万', '亿']));
      return { text: pick(FRAMES)(one.entity, said(one.period), one.title, shown), of: one.id };
    },
    planted() {
      const one = pick(cells);
      const kind = pick(ERRORS);
      const shown = wrongly(figure(one, '亿'), kind, draw);
      const text = pick(FRAMES)(
        kind === 'entity' ? other(ENTITIES, one.entity) : one.entity,
        said(kind === 'period' ? other(periods, one.period) : one.period),
        kind === 'title' ? other(TITLES, one.title) : one.title,
        shown,
      );
      return { kind, text };
    },
  };
}

const said = (period: string): string => `${period.slice(0, 4)}${SPAN[period.slice(4)] ?? ''}`;

function cellOf(of: Pick<Cell, 'entity' | 'period' | 'title'>, draw: () => number): Omit<Cell, 'id'> {
  const table = 'company.income';
  switch (of.title) {
    case '净资产收益率':
    case '毛利率':
      return { ...of, table, unit: 'percent', value: 0.01 + draw() * 0.6 };
    case '市盈率':
      return { ...of, table, unit: 'multiple', value: 5 + draw() * 60 };
    case '股东户数':
      return { ...of, table, unit: 'integer', value: Math.round(1e4 + draw() * 1e5) };
    default:
      return { ...of, table, unit: 'yuan', value: 1e8 + draw() * 9e11 };
  }
}

/** A cell's value as an answer writes it; yuan in the power given. */
function figure({ value, unit }: Cell, power: '万' | '亿'): string {
  if (unit === 'percent') return `${formatNumber(value, { unit })}%`;
  if (unit === 'multiple') return `${formatNumber(value, { unit })} 倍`;
  if (unit === 'integer') return `${formatNumber(value, { unit })} 户`;
  return power === '亿'
    ? `${formatNumber(value, { unit: 'hundredMillionYuan' })} 亿元`
    : `${formatNumber(value, { unit: 'tenThousandYuan' })} 万元`;
}

/** The figure with an error in itself; as it is where the error is in the words around it. */
function wrongly(shown: string, kind: PlantedError['kind'], draw: () => number): string {
  if (kind === 'power')
    return shown.includes('亿') ? shown.replace('亿', '万') : `${shown.replace(/ ?[%倍户]$/u, '')} 万元`;
  if (kind === 'sign') return `-${shown}`;
  if (kind === 'percent') return shown.endsWith('%') ? shown.replace('%', ' 倍') : `${shown.split(' ')[0]}%`;
  if (kind === 'digit')
    return shown.replace(/\d/u, (digit) => String((Number(digit) + 1 + Math.floor(draw() * 8)) % 10));
  return shown;
}
