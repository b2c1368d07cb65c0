import { patent, rdInvestment, staffComposition, staffEducation } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../random.ts';
import type { DemoCompany, DemoWorld } from '../world.ts';
import { sectorOf } from './sectors.ts';
import type { FiscalYear } from './fiscal-years.ts';
import { staffStory, type Staff } from './staff-story.ts';

/** Staff by occupation and education, research and development, patents: a row of each a year. */
export function writeStaff(
  world: DemoWorld,
  sink: DemoSink,
  { company, years }: { company: DemoCompany; years: readonly FiscalYear[] },
): void {
  const { seed } = world;
  const story = staffStory(seed, company, years);
  const habits = rdHabits(seed, company);
  for (const [at, fiscal] of years.entries()) {
    const staff = story[at];
    if (!staff) continue;
    const { year, announceDate } = fiscal;
    const of = { security_id: company.text, year, announce_date: announceDate };
    writeComposition(sink, of, staff);
    const expensed = fiscal.research;
    if (expensed === null) continue;
    const random = new Random(`${seed} ${company.text} rd ${year}`);
    sink.add(rdInvestment, announceDate, { ...of, ...rdRow({ expensed, staff, habits, random }) });
    sink.add(patent, announceDate, { ...of, ...patentRow(random, { company, staff, habits }) });
  }
}

interface OfYear {
  readonly security_id: string;
  readonly year: number;
  readonly announce_date: string;
}

function writeComposition(sink: DemoSink, of: OfYear, { total, occupations, educations }: Staff): void {
  const [
    production = 0,
    sales = 0,
    technical = 0,
    financial = 0,
    administrative = 0,
    management = 0,
    other = 0,
  ] = occupations;
  sink.add(staffComposition, of.announce_date, {
    ...of,
    production_staff: production,
    sales_staff: sales,
    technical_staff: technical,
    financial_staff: financial,
    administrative_staff: administrative,
    management_staff: management,
    other_staff: other,
    total_staff: total,
  });
  const [postgraduate = 0, undergraduate = 0, junior = 0, high = 0, rest = 0] = educations;
  sink.add(staffEducation, of.announce_date, {
    ...of,
    postgraduate_staff: postgraduate,
    undergraduate_staff: undergraduate,
    junior_college_staff: junior,
    high_school_staff: high,
    other_education_staff: rest,
    total_staff: total,
  });
}

interface RdHabits {
  /** Share of all spending that is capitalised; most companies do none. */
  readonly capitalized: number;
  /** Developers for each of the technical staff, and patents against the sector's. */
  readonly developers: number;
  readonly inventive: number;
}

function rdHabits(seed: number, { text }: DemoCompany): RdHabits {
  const random = new Random(`${seed} ${text} rd habits`);
  return {
    capitalized: random.chance(0.3) ? random.between(0.04, 0.32) : 0,
    developers: random.between(0.4, 0.9),
    inventive: Math.exp(0.7 * random.normal()),
  };
}

function rdRow({
  expensed,
  staff,
  habits,
  random,
}: {
  expensed: number;
  staff: Staff;
  habits: RdHabits;
  random: Random;
}): { developers: number; total_staff: number; total_rd_amount: number; capitalized_rd_amount: number } {
  const technical = staff.occupations[2] ?? 0;
  const share = Math.min(0.45, habits.capitalized * Math.exp(0.2 * random.normal()));
  const capitalized = cents((expensed * share) / (1 - share));
  return {
    developers: Math.round(Math.min(0.96, habits.developers * Math.exp(0.04 * random.normal())) * technical),
    total_staff: staff.total,
    total_rd_amount: cents(expensed + capitalized),
    capitalized_rd_amount: capitalized,
  };
}

function patentRow(
  random: Random,
  { company, staff, habits }: { company: DemoCompany; staff: Staff; habits: RdHabits },
): {
  invention_patents: number;
  invention_grants: number;
  utility_models: number;
  designs: number;
  total_patents: number;
} {
  const thousands = (staff.total / 1000) ** 0.8;
  const [applied = 0, granted = 0, models = 0, designs = 0] = sectorOf(company).patents.map((usual) =>
    Math.round(usual * thousands * habits.inventive * Math.exp(0.35 * random.normal())),
  );
  return {
    invention_patents: applied,
    invention_grants: granted,
    utility_models: models,
    designs,
    total_patents: applied + granted + models + designs,
  };
}

const cents = (yuan: number): number => Math.round(yuan * 100) / 100;
