import type { UnitId } from '@console/contract-core';

/** A figure that an answer may cite: one cell of a table that was read for the question. */
export interface Cell {
  /** `c12`, unique within an answer. */
  readonly id: string;
  /** The id of the table's entry. */
  readonly table: string;
  /** The name of the company, industry or strategy, as texts call it. */
  readonly entity: string;
  /** `2025Y`, `2025H1`, `2025Q3`, or a day `2026-11-26`. */
  readonly period: string;
  /** The column's title: 营业总收入. */
  readonly title: string;
  /** In base units: yuan, shares, fractions. */
  readonly value: number;
  readonly unit: UnitId;
}

/** What a figure counts; only figures of one kind are compared, added or subtracted. */
export type Kind = 'yuan' | 'shares' | 'fraction' | 'multiple' | 'number';

const KINDS: Readonly<Record<UnitId, Kind>> = {
  number: 'number',
  integer: 'number',
  count: 'number',
  yuan: 'yuan',
  tenThousandYuan: 'yuan',
  millionYuan: 'yuan',
  hundredMillionYuan: 'yuan',
  shares: 'shares',
  tenThousandShares: 'shares',
  millionShares: 'shares',
  hundredMillionShares: 'shares',
  percent: 'fraction',
  multiple: 'multiple',
};

export const kindOf = (unit: UnitId): Kind => KINDS[unit];
