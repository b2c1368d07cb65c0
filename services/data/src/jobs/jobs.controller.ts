import { Controller } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { JobDetail } from './job-detail.ts';
import { JobsService } from './jobs.service.ts';
import { keyGiven } from './key-given.ts';

type Submitted = OutputOf<typeof dataCalls.submitImport>;

@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly detail: JobDetail,
  ) {}

  @Serve(dataCalls.submitImport)
  submitImport(
    @Input() input: InputOf<typeof dataCalls.submitImport>,
    @Signed() session: Session,
    @IdempotencyKey(keyGiven) idempotencyKey: string,
  ): Promise<Submitted> {
    return this.jobs.submitImport(input, { session, idempotencyKey });
  }

  @Serve(dataCalls.submitUndo)
  submitUndo(
    @Input() input: InputOf<typeof dataCalls.submitUndo>,
    @Signed() session: Session,
    @IdempotencyKey(keyGiven) idempotencyKey: string,
  ): Promise<Submitted> {
    return this.jobs.submitUndo(input, { session, idempotencyKey });
  }

  @Serve(dataCalls.job)
  job(
    @Input() { id }: InputOf<typeof dataCalls.job>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof dataCalls.job>> {
    return this.detail.job(id, session);
  }

  @Serve(dataCalls.cancelJob)
  cancel(
    @Input() { id }: InputOf<typeof dataCalls.cancelJob>,
    @Signed() session: Session,
  ): Promise<Submitted> {
    return this.jobs.cancel(id, session);
  }

  @Serve(dataCalls.retryJob)
  retry(@Input() { id }: InputOf<typeof dataCalls.retryJob>, @Signed() session: Session): Promise<Submitted> {
    return this.jobs.retry(id, session);
  }
}
