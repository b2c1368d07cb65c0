import { Controller, Res, type StreamableFile } from '@nestjs/common';
import { backtestCalls } from '@console/contract-invest';
import type { InputOf, Session } from '@console/contract-core';
import { EventStreams, Input, Serve, Signed } from '@console/node-kit';
import type { FastifyReply } from 'fastify';
import { RunEventsService } from './run-events.service.ts';

@Controller()
export class BacktestEventsController {
  constructor(
    private readonly streams: EventStreams,
    private readonly runs: RunEventsService,
  ) {}

  @Serve(backtestCalls.backtestEvents)
  async backtestEvents(
    @Input() { associationId }: InputOf<typeof backtestCalls.backtestEvents>,
    @Signed() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.runs.requireRun(session, associationId);
    return this.streams.answer({
      entry: backtestCalls.backtestEvents,
      session,
      reply,
      follow: (events) => this.runs.follow(session, associationId, events),
    });
  }
}
