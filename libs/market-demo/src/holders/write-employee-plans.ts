import { employeePlan } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { rounded } from '../world/rounded.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { boughtBy, planStories, type PlanStory } from './employee-plan-story.ts';

/** The stages in order: the row has the last one reached. */
const STAGES: readonly { readonly process: string; from(plan: PlanStory): string }[] = [
  { process: '董事会预案', from: ({ announceDate }) => announceDate },
  { process: '股东大会通过', from: ({ approvedDate }) => approvedDate },
  { process: '锁定期', from: ({ boughtDate }) => boughtDate },
  { process: '锁定期届满', from: ({ unlockDate }) => unlockDate },
  { process: '存续期届满', from: ({ endDate }) => endDate },
];

/** Writes each plan as of its newest announcement. */
export function writeEmployeePlans(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const { delistDate } = company;
  for (const plan of planStories(world, company)) {
    const reached = STAGES.map((stage) => ({ ...stage, day: stage.from(plan) }))
      .filter(({ day }) => day <= world.end && (delistDate === null || day < delistDate))
      .sort((one, other) => (one.day < other.day ? -1 : 1))
      .at(-1);
    if (!reached) continue;
    const isApproved = plan.approvedDate <= reached.day;
    const isBought = plan.boughtDate <= reached.day;
    const bought = isBought ? boughtBy(world, company, plan) : null;
    const { total } = world.bookOf(company).sharesOn(plan.boughtDate);
    sink.add(employeePlan, reached.day, {
      security_id: company.text,
      announce_date: plan.announceDate,
      process: reached.process,
      shares_source: plan.source,
      capital: plan.capital,
      capital_from_staff: plan.fromStaff,
      buy_amount: bought && bought.amount,
      average_price: bought && bought.price,
      actual_shareholding_rate: bought && rounded(bought.shares / total, 6),
      locking_start_date: isBought ? plan.boughtDate : null,
      locking_end_date: isBought ? plan.unlockDate : null,
      duration_start_date: isApproved ? plan.approvedDate : null,
      duration_end_date: isApproved ? plan.endDate : null,
    });
  }
}
