import { INDICATOR_FREQUENCIES, indicatorCalls, type Indicator } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { Controller } from '@nestjs/common';
import { BROWSED_FIRST, OFFERED_FIRST } from './default-indicators.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';
import { byFrequency, byTopic, type IndicatorTree } from './indicator-tree.ts';
import { IndustryOptionsService } from './industry-options.service.ts';
import { LinesService } from './lines.service.ts';

type Calls = typeof indicatorCalls;

/** The catalogue, and indicators as lines. */
@Controller()
export class IndicatorsController {
  constructor(
    private readonly catalogue: IndicatorCatalogue,
    private readonly linesOf: LinesService,
    private readonly industries: IndustryOptionsService,
  ) {}

  @Serve(indicatorCalls.indicatorTree)
  indicatorTree(@Input() { search }: InputOf<Calls['indicatorTree']>): IndicatorTree {
    return byTopic(this.catalogue.matching(search));
  }

  @Serve(indicatorCalls.indicatorCrossTree)
  indicatorCrossTree(@Input() { search }: InputOf<Calls['indicatorCrossTree']>): IndicatorTree {
    return byFrequency(this.catalogue.matching(search));
  }

  @Serve(indicatorCalls.indicatorDefaults)
  indicatorDefaults(): Indicator[] {
    return this.some(BROWSED_FIRST);
  }

  @Serve(indicatorCalls.factorIndicatorDefaults)
  factorIndicatorDefaults(): Indicator[] {
    return this.some(OFFERED_FIRST);
  }

  @Serve(indicatorCalls.frequencyOptions)
  frequencyOptions(): OutputOf<Calls['frequencyOptions']> {
    return Object.entries(INDICATOR_FREQUENCIES).map(([value, label]) => ({
      value: value as keyof typeof INDICATOR_FREQUENCIES,
      label,
    }));
  }

  @Serve(indicatorCalls.indicatorLines)
  indicatorLines(
    @Input() input: InputOf<Calls['indicatorLines']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['indicatorLines']>> {
    return this.linesOf.lines(session, input);
  }

  @Serve(indicatorCalls.industryOptions)
  industryOptions(): Promise<OutputOf<Calls['industryOptions']>> {
    return this.industries.shenwan();
  }

  private some(ids: readonly string[]): Indicator[] {
    return ids.flatMap((id) => this.catalogue.find(id) ?? []);
  }
}
