import { Controller } from '@nestjs/common';
import { noticeEntries } from '@console/contract-access';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { Acting, type Actor } from '../users/acting.ts';
import { OwnNotices } from './own-notices.ts';

@Controller()
export class NoticesController {
  constructor(private readonly notices: OwnNotices) {}

  @Serve(noticeEntries.unreadNotices)
  unreadNotices(
    @Input() _input: object,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof noticeEntries.unreadNotices>> {
    return this.notices.unread(session);
  }

  @Serve(noticeEntries.readNotices)
  readNotices(
    @Input() { ids }: InputOf<typeof noticeEntries.readNotices>,
    @Acting() actor: Actor,
  ): Promise<number> {
    return this.notices.read(actor, ids);
  }
}
