import { Controller, StreamableFile } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';
import { Input, Serve, Signed } from '@console/node-kit';
import { RejectFiles } from './reject-files.ts';
import { RunsService } from './runs.service.ts';

@Controller()
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly rejects: RejectFiles,
  ) {}

  @Serve(dataCalls.run)
  run(@Input() { id }: InputOf<typeof dataCalls.run>): Promise<OutputOf<typeof dataCalls.run>> {
    return this.runs.run(id);
  }

  @Serve(dataCalls.rejectFile)
  async rejectFile(
    @Input() place: InputOf<typeof dataCalls.rejectFile>,
    @Signed() session: Session,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.rejects.open(place, session), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${place.table}-rejected.csv"`,
    });
  }
}
