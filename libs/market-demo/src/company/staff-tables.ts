import { patent, rdInvestment, staffComposition, staffEducation } from '@console/market/schema';
import { Random } from '../world/random.ts';
import { rounded } from '../world/rounded.ts';
import { plainTable } from '../tables/plain-table.ts';
import { sumParts } from '../tables/sum-parts.ts';
import { perCompany, type CompanyWriter } from '../write-companies.ts';
import { fiscalYears } from './fiscal-years.ts';
import { sectorOf } from './sectors.ts';
import { staffStory } from './staff-story.ts';

/** Staff by occupation and education, research and development, patents: one row of each per fiscal year. */
export const STAFF_TABLES: readonly CompanyWriter[] = [
  plainTable(
    staffComposition,
    ({ world, company, fiscal }) => factsOf(world, company).get(fiscal.year)?.occupations ?? null,
  ),
  plainTable(
    staffEducation,
    ({ world, company, fiscal }) => factsOf(world, company).get(fiscal.year)?.educations ?? null,
  ),
  plainTable(rdInvestment, ({ world, company, fiscal: { year, research }, random }) => {
    const staff = factsOf(world, company).get(year)?.occupations;
    if (research === null || !staff) return null;
    const { capitalized, developers } = rdHabits(world, company);
    const share = Math.min(0.45, capitalized * Math.exp(0.2 * random.normal()));
    const assets = rounded((research * share) / (1 - share), 2);
    return {
      developers: Math.round(
        Math.min(0.96, developers * Math.exp(0.04 * random.normal())) * staff.technical_staff,
      ),
      total_staff: staff.total_staff,
      total_rd_amount: rounded(research + assets, 2),
      capitalized_rd_amount: assets,
    };
  }),
  plainTable(patent, ({ world, company, fiscal: { year, research }, random }) => {
    const staff = factsOf(world, company).get(year)?.occupations;
    if (research === null || !staff) return null;
    const size = (staff.total_staff / 1000) ** 0.8 * rdHabits(world, company).inventive;
    const drawn = (usual = 0): number => Math.round(usual * size * Math.exp(0.35 * random.normal()));
    const [applied, granted, models, designs] = sectorOf(company).patents;
    return {
      invention_patents: drawn(applied),
      invention_grants: drawn(granted),
      utility_models: drawn(models),
      designs: drawn(designs),
    };
  }),
];

/** The staff of each year by its columns. */
const factsOf = perCompany((world, company) => {
  const years = fiscalYears(world, company);
  const rows = staffStory(world.seed, company, years).map(({ year, total, occupations, educations }) => {
    const row = {
      occupations: sumParts(staffComposition, total, occupations),
      educations: sumParts(staffEducation, total, educations),
    };
    return [year, row] as const;
  });
  return new Map(rows);
});

const rdHabits = perCompany(({ seed }, { text }) => {
  const random = new Random(`${seed} ${text} rd habits`);
  return {
    /** Share of all spending that is capitalised; most companies do none. */
    capitalized: random.chance(0.3) ? random.between(0.04, 0.32) : 0,
    /** Developers per head of the technical staff, and patents against the sector's. */
    developers: random.between(0.4, 0.9),
    inventive: Math.exp(0.7 * random.normal()),
  };
});
