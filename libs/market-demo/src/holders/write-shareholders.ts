import { industrialCapital, shareholder } from '@console/market/schema';
import { lastEnded, periodEnd } from '../book/quarter.ts';
import type { DemoSink } from '../demo-sink.ts';
import { rounded } from '../world/rounded.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { holderStory, isTold, type HolderQuarter, type Stake } from './holder-story.ts';

const RANKS = 10;
/** Quarters of lists up to the story's origin; more would be the largest table after the prices. */
const LISTED_QUARTERS = 8;

/** Writes the two lists of ten, and the sum of the founders' shares. */
export function writeShareholders(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const listedFrom = periodEnd(lastEnded(world.origin) - LISTED_QUARTERS + 1);
  const founded = foundedBy(world, company, sink);
  let before: { readonly top: List; readonly float: List } = { top: new Map(), float: new Map() };
  for (const quarter of holderStory(world, company)) {
    const stakes = [...quarter.founders, ...quarter.others];
    const { total, float } = quarter.capital;
    const lists = {
      top: largest(stakes, ({ held }) => held),
      float: largest(stakes, ({ held, restricted }) => held - restricted),
    };
    if (isTold(world, quarter)) {
      const put = rowsOf(quarter, company, sink);
      if (quarter.report.period >= listedFrom) {
        put('top', lists.top, { before: before.top, of: total });
        put('float_top', lists.float, { before: before.float, of: float });
      }
      founded(quarter, lists.top);
    }
    before = lists;
  }
}

/** Stakes with the number of shares that counts, largest first. */
type List = ReadonlyMap<string, { readonly stake: Stake; readonly held: number }>;

function largest(stakes: readonly Stake[], heldOf: (stake: Stake) => number): List {
  return new Map(
    stakes
      .map((stake) => ({ stake, held: heldOf(stake) }))
      .filter(({ held }) => held > 0)
      .sort((one, other) => other.held - one.held)
      .slice(0, RANKS)
      .map((entry) => [entry.stake.holder.name, entry]),
  );
}

function rowsOf(
  { report }: HolderQuarter,
  { text }: DemoCompany,
  sink: DemoSink,
): (kind: string, list: List, against: { before: List; of: number }) => void {
  return (kind, list, { before, of }) => {
    let rank = 0;
    for (const [name, { stake, held }] of list) {
      rank += 1;
      const last = before.get(name);
      sink.add(shareholder, report.announceDate, {
        security_id: text,
        report_period: report.period,
        kind,
        rank,
        announce_date: report.announceDate,
        holder_name: name,
        holder_type: stake.holder.type,
        held_num: held,
        held_ratio: rounded(held / of, 6),
        held_num_change: last ? held - last.held : null,
        share_nature: kind === 'top' ? natureOf(stake) : '流通A股',
      });
    }
  };
}

function natureOf({ held, restricted }: Stake): string {
  if (restricted === 0) return '流通A股';
  return restricted === held ? '限售流通A股' : '流通A股、限售流通A股';
}

/** Writes the sum of the founders' shares; call in the order of quarters. */
function foundedBy(
  world: DemoWorld,
  company: DemoCompany,
  sink: DemoSink,
): (quarter: HolderQuarter, top: List) => void {
  let before: number | null = null;
  return ({ report, capital, founders }, top) => {
    const held = founders.reduce((sum, stake) => sum + stake.held, 0);
    const close = world.closeOn(company, report.period);
    sink.add(industrialCapital, report.announceDate, {
      security_id: company.text,
      report_period: report.period,
      announce_date: report.announceDate,
      no1_holder_held_num: [...top.values()][0]?.held ?? null,
      foundation_holder_held_num: held,
      foundation_holder_held_num_change: before === null ? null : held - before,
      foundation_holder_held_capital: close === null ? null : (held * close) / 100,
      foundation_holder_held_capital_rate: rounded(held / capital.total, 6),
    });
    before = held;
  };
}
