import { Controller } from '@nestjs/common';
import { industryEntries } from '@console/contract-industry';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed, tableQuery } from '@console/node-kit';
import { IndustryListSource } from './industry-list.source.ts';

type Performance = typeof industryEntries.industryPerformance;

/** The list of industries to who counts pages from 1; the contract has made them zero-based. */
@Controller()
export class IndustryPerformanceController {
  constructor(private readonly list: IndustryListSource) {}

  @Serve(industryEntries.industryPerformance)
  page(@Input() input: InputOf<Performance>, @Signed() session: Session): Promise<OutputOf<Performance>> {
    return this.list.page(tableQuery(industryEntries.industryList, input), session);
  }
}
