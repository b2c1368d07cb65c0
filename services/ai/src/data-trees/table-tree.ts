import { TARGET_TYPES, type DataSource, type DataTree, type TargetType } from '@console/contract-ai';
import { AUTHORITIES, namedAuthorities, UNITS } from '@console/contract-core';
import { INDICATOR_TOPICS } from '@console/contract-invest';
import { INDICATORS } from '@console/market/indicators';
import { tableChoice } from './data-choice.ts';
import {
  COMPANY_RANKINGS,
  COMPANY_TABLES,
  INDUSTRY_RANKINGS,
  INDUSTRY_TABLES,
  MARKET_TABLES,
  STRATEGY_TABLES,
  type ShownTable,
} from './shown-tables.ts';

/** The sources whose trees are the same for every tenant. */
export type FixedSource = Exclude<DataSource, 'INV_TARGET_DS_KNL' | 'INV_TARGET_DS_FACTOR'>;

type Node = DataTree[number];
type TreesByType = Readonly<Record<TargetType, DataTree>>;

const industries = byAuthority(INDUSTRY_TABLES);
const rankedIndustries = byAuthority(INDUSTRY_RANKINGS);

/**
 * What the console shows, as trees: its tables by the authority that shows them, with their figures; the catalogue of
 * indicators by topic.
 */
const TREES: Readonly<Record<FixedSource, TreesByType>> = {
  INV_TARGET_DS_TABLE: {
    INV_TARGET_TYPE_MKT: byAuthority(MARKET_TABLES),
    INV_TARGET_TYPE_ECO: byAuthority([...COMPANY_RANKINGS, ...INDUSTRY_RANKINGS]),
    INV_TARGET_TYPE_IND: industries,
    INV_TARGET_TYPE_CORP: byAuthority(COMPANY_TABLES),
  },
  INV_TARGET_DS_IND: {
    INV_TARGET_TYPE_MKT: rankedIndustries,
    INV_TARGET_TYPE_ECO: rankedIndustries,
    INV_TARGET_TYPE_IND: industries,
    INV_TARGET_TYPE_CORP: industries,
  },
  INV_TARGET_DS_STRATEGY: everyType(byAuthority(STRATEGY_TABLES)),
  INV_TARGET_DS_INDIC: everyType(indicatorTree()),
};

/** The tree of a source for a target type: at most three levels, each choice with its unit. */
export const fixedTree = (source: FixedSource, type: TargetType): DataTree => TREES[source][type];

/** Whether a tree has a choice at the end of a comma-joined path of ids. */
export function hasLink(tree: DataTree, link: string): boolean {
  let nodes: readonly Node[] | undefined = tree;
  for (const id of link.split(',')) {
    const found: Node | undefined = nodes?.find(({ value }) => value === id);
    if (found === undefined) return false;
    nodes = found.children as readonly Node[] | undefined;
  }
  return nodes === undefined;
}

function byAuthority(tables: readonly ShownTable[]): DataTree {
  const groups = new Map<string, Node[]>();
  for (const table of tables) {
    const [authority = 'gssjk_gn_view'] = namedAuthorities(table.entry.needs);
    groups.set(authority, [...(groups.get(authority) ?? []), tableNode(table)]);
  }
  return [...groups].map(([authority, children]) => ({
    value: authority,
    label: AUTHORITIES[authority as keyof typeof AUTHORITIES].replace(/^查看/, ''),
    children,
  }));
}

function tableNode({ entry, figures }: ShownTable): Node {
  const all = tableChoice(entry.id, null);
  if (figures.length === 0) return { value: all, label: entry.title };
  const each = figures.map(({ key, title, unit }) => ({
    value: tableChoice(entry.id, key),
    label: withUnit(title, UNITS[unit].text),
  }));
  return { value: entry.id, label: entry.title, children: [{ value: all, label: '全部指标' }, ...each] };
}

function indicatorTree(): DataTree {
  return INDICATOR_TOPICS.flatMap(({ key, title }) => {
    const children = INDICATORS.filter(({ topic }) => topic === key).map(({ id, name, unit }) => ({
      value: id,
      label: withUnit(name, UNITS[unit].text),
    }));
    return children.length === 0 ? [] : [{ value: `topic.${key}`, label: title, children }];
  });
}

function everyType(tree: DataTree): TreesByType {
  const [mkt, eco, ind, corp] = TARGET_TYPES;
  return { [mkt]: tree, [eco]: tree, [ind]: tree, [corp]: tree };
}

/** `收盘价（元）`; a title may name a field of an answer, which stands for the subject here. */
function withUnit(title: string, unit: string): string {
  const plain = title.replaceAll(/\{\w+\}/g, '');
  return unit === '' ? plain : `${plain}（${unit}）`;
}
