import { security, swIndustry, swMember, tradingCalendar } from '@console/market/schema';
import type { DemoSink } from './demo-sink.ts';
import { englishNameOf, fullNameOf } from './world/full-name.ts';
import { branchCode, DEMO_INDUSTRIES, leafCode } from './world/industries.ts';
import { shortNameOn } from './world/short-name.ts';
import { calendarDays } from './prices/trading-days.ts';
import type { DemoCompany, DemoWorld } from './world/world.ts';

/** The start of the standard: the tree is assumed to be valid on all demo days. */
const TREE_FROM = '1990-12-19';

/** Writes the securities, their industries and the trading calendar, as of the world's end. */
export function writeReference(world: DemoWorld, sink: DemoSink): void {
  for (const company of world.companies) {
    writeSecurity(company, world.end, sink);
    writeMember(company, world.end, sink);
  }
  writeTree(world.end, sink);
  for (const { day, open } of calendarDays(world.start, world.end)) {
    sink.add(tradingCalendar, day, { trade_date: day, is_open: open ? 1 : 0 });
  }
}

function writeSecurity(company: DemoCompany, end: string, sink: DemoSink): void {
  const { code, exchange, board, listDate, delistDate } = company;
  const hasLeft = delistDate !== null && delistDate <= end;
  sink.add(security, listDate, {
    code,
    exchange,
    name: shortNameOn(company, end),
    full_name: fullNameOf(company),
    english_name: englishNameOf(company),
    board,
    list_date: listDate,
    // A future day is not known yet.
    delist_date: hasLeft ? delistDate : null,
    status: hasLeft ? 'delisted' : 'listed',
  });
}

function writeMember(
  { text, industry, branch, leaf, listDate }: DemoCompany,
  end: string,
  sink: DemoSink,
): void {
  sink.add(swMember, end, {
    security_id: text,
    l1_code: industry.code,
    l2_code: branchCode(industry, branch),
    l3_code: leafCode(industry, branch, leaf),
    valid_from: listDate,
    valid_to: null,
  });
}

function writeTree(end: string, sink: DemoSink): void {
  const node = (code: string, name: string, level: number, parent_code: string | null): void =>
    sink.add(swIndustry, end, { code, name, level, parent_code, valid_from: TREE_FROM, valid_to: null });
  for (const industry of DEMO_INDUSTRIES) {
    node(industry.code, industry.name, 1, null);
    for (const [b, { name, leaves }] of industry.branches.entries()) {
      node(branchCode(industry, b), name, 2, industry.code);
      for (const [l, leaf] of leaves.entries()) {
        node(leafCode(industry, b, l), leaf, 3, branchCode(industry, b));
      }
    }
  }
}
