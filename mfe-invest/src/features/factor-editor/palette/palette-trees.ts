import type { OutputOf } from '@console/contract-core';
import { CALC_RULES, type factorCalls, type indicatorCalls } from '@console/contract-invest';
import type { NodeSeed } from '../draft/new-node.ts';
import { FUNCTIONS, OPERATORS } from '../draft/expression-words.ts';

/** An item that can be added to the canvas. */
export interface PaletteLeaf {
  readonly key: string;
  readonly title: string;
  /** 季, 日, 单一: a word at the right. */
  readonly mark: string;
  readonly note: string;
  readonly seed: NodeSeed;
}

export interface PaletteCategory {
  readonly key: string;
  readonly title: string;
  readonly leaves: readonly PaletteLeaf[];
}

type IndicatorTree = OutputOf<typeof indicatorCalls.indicatorTree>;
type FactorTree = OutputOf<typeof factorCalls.factorTree>;

export function indicatorCategories(tree: IndicatorTree): readonly PaletteCategory[] {
  return tree.map(({ id, title, children }) => ({
    key: id,
    title,
    leaves: children.map((leaf) => ({
      key: leaf.id,
      title: leaf.title,
      mark: leaf.frequency === 'daily' ? '日' : '季',
      note: leaf.title,
      seed: { kind: 'indicator', ref: leaf.ref },
    })),
  }));
}

const KIND_MARKS: Readonly<Record<number, string>> = { 1: '单一', 2: '复合', 3: '计算' };

/** Every category that is not empty, without the edited factor itself. */
export function factorCategories(tree: FactorTree, own: number | null): readonly PaletteCategory[] {
  return tree
    .map(({ id, title, children }) => ({
      key: String(id),
      title,
      leaves: children
        .filter((leaf) => leaf.id !== own)
        .map((leaf) => ({
          key: String(leaf.id),
          title: leaf.name,
          mark: KIND_MARKS[leaf.factorIsSingle] ?? '',
          note: leaf.name,
          seed: { kind: 'factor' as const, ref: leaf.ref },
        })),
    }))
    .filter(({ leaves }) => leaves.length > 0);
}

const RULE_CATEGORIES: readonly PaletteCategory[] = [
  {
    key: 'rules',
    title: '计算规则',
    leaves: Object.entries(CALC_RULES).map(([rule, title]) => ({
      key: rule,
      title,
      mark: rule,
      note: `规则 ${rule}`,
      seed: { kind: 'rule', ref: rule },
    })),
  },
  ...[
    { key: 'functions', title: '函数', words: FUNCTIONS },
    { key: 'operators', title: '运算', words: OPERATORS },
  ].map(({ key, title, words }) => ({
    key,
    title,
    leaves: words.map((word) => ({
      key: word.ref,
      title: word.title,
      mark: '',
      note: word.sample,
      seed: { kind: 'expression' as const, ref: word.ref },
    })),
  })),
  {
    key: 'constant',
    title: '常数',
    leaves: [
      { key: 'constant', title: '常数', mark: '', note: '一个固定的数', seed: { kind: 'constant', ref: '' } },
    ],
  },
];

/** Rules, functions and operators whose name or word contains the search text. */
export function ruleCategories(search: string): readonly PaletteCategory[] {
  const sought = search.trim().toLowerCase();
  return RULE_CATEGORIES.map((category) => ({
    ...category,
    leaves: category.leaves.filter(({ title, note, key }) =>
      [title, note, key].some((text) => text.toLowerCase().includes(sought)),
    ),
  })).filter(({ leaves }) => leaves.length > 0);
}

/** The names of all leaves that a node may be pinned to. */
export function leafNames(categories: readonly PaletteCategory[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    categories.flatMap(({ leaves }) => leaves.map(({ seed, title }) => [seed.ref, title] as const)),
  );
}
