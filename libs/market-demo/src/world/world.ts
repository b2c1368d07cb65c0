import type { SecurityCode } from '@console/market/files';
import type { Board } from '@console/market/schema';
import type { Suspension } from '../prices/closes.ts';
import type { DemoIndustry } from './industries.ts';

/** The template of its statements. */
export type StatementTemplate = 'general' | 'bank' | 'insurer';

/**
 * A fictional listed company, made from its seed alone: it does not depend on how many days are written, so that
 * days added later continue the same story. Dates are `YYYY-MM-DD`.
 */
export interface DemoCompany extends SecurityCode {
  /** `606001.SH`, as files write it. */
  readonly text: string;
  readonly name: string;
  readonly board: Board;
  readonly industry: DemoIndustry;
  readonly branch: number;
  readonly leaf: number;
  readonly template: StatementTemplate;
  readonly listDate: string;
  /** Null while listed: a company that leaves before the end of the story has its day here from the start. */
  readonly delistDate: string | null;
  /** First day under special treatment; null without. */
  readonly stFrom: string | null;
  /** Whether it makes losses more often than not. */
  readonly losing: boolean;
  /** Close before its first written day, whole cents, and the shares it starts with. */
  readonly startPrice: number;
  readonly startShares: number;
  readonly startFloat: number;
}

/** One quarter of a company's books, from which statements, dividends and valuations are drawn. Yuan. */
export interface Report {
  /** Last day of the quarter. */
  readonly period: string;
  readonly announceDate: string;
  /** This quarter's alone. */
  readonly revenue: number;
  /** Attributable to the parent's shareholders, of this quarter alone. */
  readonly netProfit: number;
  /** At the end of the quarter, attributable to the parent's shareholders. */
  readonly equity: number;
  readonly assets: number;
}

/** A dividend of a fiscal year, decided with its annual report. Per share, before tax. */
export interface Dividend {
  /** The fiscal year's last day. */
  readonly period: string;
  readonly planDate: string;
  /** Announcement of its payment. */
  readonly implementDate: string;
  readonly recordDate: string;
  readonly exDate: string;
  /** Whole cents in cash. */
  readonly cash: number;
  /** New shares for each share, from profit and from reserves. */
  readonly bonus: number;
  readonly transfer: number;
  /** Shares before it. */
  readonly shares: number;
}

/** New shares placed with investors (增发); they do not move the price of the day. */
export interface ShareIssue {
  readonly issueDate: string;
  readonly listDate: string;
  readonly shares: number;
  /** Yuan. */
  readonly price: number;
  readonly cost: number;
}

export interface ShareCapital {
  readonly total: number;
  readonly float: number;
}

/** The books of one company, the same however many days are written: only later quarters are added. */
export interface CompanyBook {
  /** Ascending; from twelve quarters before the company's first written day. */
  readonly reports: readonly Report[];
  readonly dividends: readonly Dividend[];
  readonly issues: readonly ShareIssue[];
  /** At the open of a day: dividends with that ex-date and issues listed that day are in it. */
  sharesOn(date: string): ShareCapital;
  /** The figures announced up to and including a date; null before the fourth report. */
  trailing(
    date: string,
  ): { readonly earnings: number; readonly sales: number; readonly equity: number } | null;
}

/** The world that writers of rows read. Other tables are drawn after the prices. */
export interface DemoWorld {
  readonly seed: number;
  /** Every trading day of the story so far, ascending, and the first and last of them. */
  readonly days: readonly string[];
  readonly start: string;
  readonly end: string;
  /** The last day of the first part of the story. */
  readonly origin: string;
  readonly companies: readonly DemoCompany[];
  bookOf(company: DemoCompany): CompanyBook;
  /** The last close at or before a date, whole cents; null before the first. */
  closeOn(company: DemoCompany, date: string): number | null;
  /** The suspensions of its shares, oldest first. */
  suspensionsOf(company: DemoCompany): readonly Suspension[];
}

/** Whether the company's shares trade on a date, suspended or not. */
export function isListed({ listDate, delistDate }: DemoCompany, date: string): boolean {
  return listDate <= date && (delistDate === null || date < delistDate);
}
