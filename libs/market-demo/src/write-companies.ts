import type { DemoSink } from './demo-sink.ts';
import type { DemoCompany, DemoWorld } from './world/world.ts';

/** Writes rows about one company. */
export type CompanyWriter = (world: DemoWorld, company: DemoCompany, sink: DemoSink) => void;

/** Company by company, so that what several writers ask about one of them is made once (`perCompany`). */
export function writeCompanies(world: DemoWorld, sink: DemoSink, writers: readonly CompanyWriter[]): void {
  for (const company of world.companies) {
    if (company.listDate > world.end) continue;
    for (const write of writers) write(world, company, sink);
  }
}

/** The function, keeping what it made last: asked for by more than one table, long to make, large to keep. */
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
