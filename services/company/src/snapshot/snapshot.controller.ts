import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import { platformEntries, type DataSnapshot, type OutputOf, type Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { SnapshotService } from './snapshot.service.ts';

@Controller()
export class SnapshotController {
  constructor(private readonly snapshots: SnapshotService) {}

  @Serve(platformEntries.asOf)
  asOf(@Input() _input: object, @Signed() session: Session): Promise<DataSnapshot> {
    return this.snapshots.asOf(session);
  }

  @Serve(companyCalls.swOptions)
  swOptions(): Promise<OutputOf<typeof companyCalls.swOptions>> {
    return this.snapshots.swOptions();
  }
}
