import { Controller } from '@nestjs/common';
import { noticeEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class NoticesController {
  @Serve(noticeEntries.unreadNotices)
  unreadNotices(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(noticeEntries.readNotices)
  readNotices(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
