import { Controller } from '@nestjs/common';
import { uploadEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class UploadsController {
  @Serve(uploadEntries.putFile)
  putFile(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(uploadEntries.file)
  file(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
