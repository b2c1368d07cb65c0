import type { DemoSink } from '../demo-sink.ts';
import type { DemoWorld } from '../world.ts';
import { holderStory } from './holder-story.ts';
import { writeEmployeePlans } from './write-employee-plans.ts';
import { writeHolderCounts } from './write-holder-counts.ts';
import { writeInstitutionHoldings } from './write-institution-holdings.ts';
import { writePledges } from './write-pledges.ts';
import { writeShareholders } from './write-shareholders.ts';

/** Who holds the companies' shares, in whose interest, and what they pledged. */
export function writeHolders(world: DemoWorld, sink: DemoSink): void {
  for (const company of world.companies) {
    const story = holderStory(world, company);
    writeShareholders(world, company, { story, sink });
    writeHolderCounts(world, company, { story, sink });
    writeInstitutionHoldings(world, company, { story, sink });
    writePledges(world, company, { story, sink });
    writeEmployeePlans(world, company, sink);
  }
}
