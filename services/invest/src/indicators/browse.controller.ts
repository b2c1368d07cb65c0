import { indicatorCalls } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { Controller } from '@nestjs/common';
import { BrowseService } from './browse.service.ts';
import { CalcsService } from './calcs.service.ts';

type Calls = typeof indicatorCalls;

/** What users keep of indicators. */
@Controller()
export class BrowseController {
  constructor(
    private readonly browse: BrowseService,
    private readonly calcs: CalcsService,
  ) {}

  @Serve(indicatorCalls.browseList)
  browseList(@Input() _input: object, @Signed() session: Session): Promise<OutputOf<Calls['browseList']>> {
    return this.browse.list(session);
  }

  @Serve(indicatorCalls.browseUpdate)
  browseUpdate(
    @Input() { items }: InputOf<Calls['browseUpdate']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['browseUpdate']>> {
    return this.browse.update(session, items);
  }

  @Serve(indicatorCalls.browseDelete)
  browseDelete(
    @Input() { id }: InputOf<Calls['browseDelete']>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.browse.remove(session, id);
  }

  @Serve(indicatorCalls.calcOne)
  calcOne(
    @Input() input: InputOf<Calls['calcOne']>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<OutputOf<Calls['calcOne']>> {
    return this.calcs.save(session, 'one', { input, key });
  }

  @Serve(indicatorCalls.calcSeveral)
  calcSeveral(
    @Input() input: InputOf<Calls['calcSeveral']>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<OutputOf<Calls['calcSeveral']>> {
    return this.calcs.save(session, 'several', { input, key });
  }

  @Serve(indicatorCalls.calcDelete)
  calcDelete(@Input() { id }: InputOf<Calls['calcDelete']>, @Signed() session: Session): Promise<boolean> {
    return this.calcs.remove(session, id);
  }
}
