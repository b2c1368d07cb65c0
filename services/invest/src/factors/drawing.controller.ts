import { Controller } from '@nestjs/common';
import { investEntries } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { FactorCheck } from './factor-check.ts';
import { FactorPreview } from './factor-preview.ts';
import { ruleOptions } from './rule-options.ts';

type Entries = typeof investEntries;

/** What the editor asks while a factor is being drawn. */
@Controller()
export class DrawingController {
  constructor(
    private readonly checks: FactorCheck,
    private readonly previews: FactorPreview,
  ) {}

  @Serve(investEntries.checkFactor)
  checkFactor(
    @Input() input: InputOf<Entries['checkFactor']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['checkFactor']>> {
    return this.checks.check(session, input);
  }

  @Serve(investEntries.previewFactor)
  previewFactor(
    @Input() input: InputOf<Entries['previewFactor']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['previewFactor']>> {
    return this.previews.preview(session, input);
  }

  @Serve(investEntries.ruleOptions)
  ruleOptions(): OutputOf<Entries['ruleOptions']> {
    return ruleOptions();
  }
}
