import type { ChartEntry, StatementEntry, TableEntry, UnitId } from '@console/contract-core';
import type { Cell } from '../numbers/cell.ts';

/** What an answer can be about. A style's or a backtest's page asks about its strategy or the market. */
export type SubjectKind = 'market' | 'ecology' | 'industry' | 'company' | 'strategy';

/** What a question is about, as the chip above its answer names it. */
export interface AskedSubject {
  readonly kind: SubjectKind;
  /** The id in its own service; null for the market. */
  readonly id: number | null;
  /** The name as texts write it: 华岚精工. */
  readonly name: string;
}

/** An entry of the contract that answers can read: its input needs at most its subject. */
export type ReadableEntry = TableEntry | ChartEntry | StatementEntry;

interface Wanted {
  /** Whether an answer can do without it. */
  readonly optional?: true;
}

/** Some figures of an entry, or all of them. */
export interface EntryRequest extends Wanted {
  readonly entry: ReadableEntry;
  /** Keys of columns of a table or series of a chart; null for all. A statement is read whole. */
  readonly figures: readonly string[] | null;
}

/** Indicators of the catalogue, by their ids; at most six. */
export interface IndicatorRequest extends Wanted {
  readonly indicators: readonly string[];
}

/** The value of a factor of the tenant. */
export interface FactorRequest extends Wanted {
  readonly factorId: number;
  readonly title: string;
}

/** What a topic asks for. */
export type DataRequest = EntryRequest | IndicatorRequest | FactorRequest;

export interface DataColumn {
  readonly title: string;
  readonly unit: UnitId;
  /** Whether it is one of those that matter most: a statement's bold lines. */
  readonly key?: true;
}

/** A line as it was read, the one a year before the newest, or what code derived from the lines. */
export type RowKind = 'line' | 'yearBefore' | 'change' | 'percentile' | 'peers';

export interface DataRow {
  readonly kind: RowKind;
  /** The first column: a period, a day, a name, or what was derived: 较一年前. */
  readonly label: string;
  /** `2025Y`, `2025H1`, `2025Q3`, or a day `2026-11-26`. */
  readonly period: string;
  /** The entity of the row: the subject itself, or what it is compared with (its industry's median). */
  readonly entity: string;
  /** Ids of cells in the order of the columns; null where there is no value. */
  readonly cells: readonly (string | null)[];
}

/** A small table that was read for a question. */
export interface DataTable {
  /** The id of the entry that was read: `company.incomeStatement`. */
  readonly key: string;
  readonly title: string;
  /** The console's page that shows the table; null where it has none. */
  readonly link: string | null;
  /** The newest day or period of its rows, ISO or `2025Q3`. */
  readonly asOf: string;
  readonly source: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

/** Data that came, and matches what was asked. */
export interface Reading {
  readonly state: 'ready';
  readonly subject: AskedSubject;
  /** The industry of the subject, from level 1 down; null where it has none. */
  readonly industry: string | null;
  readonly asOf: string | null;
  /** The version of the market data that was read; figures of one answer have one. */
  readonly snapshot: string;
  readonly tables: readonly DataTable[];
  readonly cells: readonly Cell[];
  /** What was left out, and why: `“盈利预测”没有数据`. */
  readonly left: readonly string[];
}

/** Data that is missing, stale or of something else: no model may be asked. */
export interface NoReading {
  readonly state: 'refused';
  /** A Chinese sentence that names the table, the subject and the date. */
  readonly reason: string;
}
