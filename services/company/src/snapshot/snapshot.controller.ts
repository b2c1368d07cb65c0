import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { SnapshotService } from './snapshot.service.ts';

@Controller()
export class SnapshotController {
  constructor(private readonly snapshots: SnapshotService) {}

  @Serve(companyCalls.asOf)
  asOf(@Input() _input: object, @Signed() session: Session): Promise<OutputOf<typeof companyCalls.asOf>> {
    return this.snapshots.asOf(session);
  }

  @Serve(companyCalls.swOptions)
  swOptions(): Promise<OutputOf<typeof companyCalls.swOptions>> {
    return this.snapshots.swOptions();
  }
}
