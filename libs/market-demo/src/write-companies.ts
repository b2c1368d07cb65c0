import type { DemoSink } from './demo-sink.ts';
import type { DemoCompany, DemoWorld } from './world/world.ts';

/** Writes rows about one company. */
export type CompanyWriter = (world: DemoWorld, company: DemoCompany, sink: DemoSink) => void;

/** Writes company by company, so that results that several writers need are made once per company (`perCompany`). */
export function writeCompanies(world: DemoWorld, sink: DemoSink, writers: readonly CompanyWriter[]): void {
  for (const company of world.companies) {
    if (company.listDate > world.end) continue;
    for (const write of writers) write(world, company, sink);
  }
}

/** The function with a cache of its last result: needed by several tables, slow to make, too large to keep for all. */
export function perCompany<T>(
  make: (world: DemoWorld, company: DemoCompany) => T,
): (world: DemoWorld, company: DemoCompany) => T {
  let last: { readonly world: DemoWorld; readonly company: DemoCompany; readonly made: T } | null = null;
  return (world, company) => {
    if (last?.world !== world || last.company !== company) {
      last = { world, company, made: make(world, company) };
    }
    return last.made;
  };
}
