import { Controller } from '@nestjs/common';
import { investEntries, type Style } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { StylesService } from './styles.service.ts';

type Entries = typeof investEntries;

@Controller()
export class StylesController {
  constructor(private readonly styles: StylesService) {}

  @Serve(investEntries.style)
  style(@Input() { styleId }: InputOf<Entries['style']>, @Signed() session: Session): Promise<Style> {
    return this.styles.find(session, styleId);
  }

  @Serve(investEntries.styleNameCount)
  styleNameCount(
    @Input() input: InputOf<Entries['styleNameCount']>,
    @Signed() session: Session,
  ): Promise<number> {
    return this.styles.nameCount(session, input);
  }

  @Serve(investEntries.styleOptions)
  styleOptions(
    @Input() _input: object,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['styleOptions']>> {
    return this.styles.options(session);
  }

  @Serve(investEntries.addStyle)
  addStyle(
    @Input() input: InputOf<Entries['addStyle']>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<Style> {
    return this.styles.add(session, input, key);
  }

  @Serve(investEntries.updateStyle)
  updateStyle(@Input() input: InputOf<Entries['updateStyle']>, @Signed() session: Session): Promise<Style> {
    return this.styles.update(session, input);
  }

  @Serve(investEntries.deleteStyle)
  deleteStyle(
    @Input() { id }: InputOf<Entries['deleteStyle']>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.styles.remove(session, id);
  }
}
