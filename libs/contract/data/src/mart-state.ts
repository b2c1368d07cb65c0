/** The states of a table of the mart, worst first, with their Chinese names. */
export const TABLE_STATES = {
  failed: '失败',
  empty: '无数据',
  late: '滞后',
  gaps: '缺口',
  ok: '正常',
} as const;
export type TableState = keyof typeof TABLE_STATES;

/** How often a table is expected to have new rows. */
export const TABLE_RHYTHMS = {
  daily: '每交易日',
  quarterly: '每报告期',
  yearly: '每年',
  event: '不定期',
} as const;
export type TableRhythm = keyof typeof TABLE_RHYTHMS;

/** The kinds of tables: imported from files, or computed by the importer. */
export const TABLE_KINDS = { file: '文件', derived: '衍生' } as const;
export type TableKind = keyof typeof TABLE_KINDS;

/** The groups of the mart's tables, in display order. */
export const TABLE_GROUPS = [
  '基础资料',
  '行情交易',
  '财务报表',
  '经营数据',
  '公司资料',
  '股东持股',
  '事件公告',
  '基金',
  '衍生数据',
] as const;
export type TableGroup = (typeof TABLE_GROUPS)[number];

export const RUN_STATES = {
  running: '导入中',
  loaded: '成功',
  partly: '部分成功',
  failed: '失败',
  undone: '已撤销',
} as const;
export type RunState = keyof typeof RUN_STATES;

/** The outcomes of one table in a run or a dry run. */
export const TABLE_OUTCOMES = {
  running: '导入中',
  loaded: '已载入',
  unchanged: '无变化',
  checked: '检查通过',
  failed: '失败',
  'left out': '未载入',
  undone: '已撤销',
} as const;
export type TableOutcome = keyof typeof TABLE_OUTCOMES;

export const JOB_KINDS = { import: '导入', undo: '撤销导入' } as const;
export type JobKind = keyof typeof JOB_KINDS;

/** The keys of a map of names as a tuple, for `z.enum`. */
export function keysOf<T extends object>(names: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(names) as [keyof T & string, ...(keyof T & string)[]];
}
