import { Controller, Res, StreamableFile } from '@nestjs/common';
import { backtestCalls } from '@console/contract-invest';
import type { InputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import type { FastifyReply } from 'fastify';
import { RunEventsService } from './run-events.service.ts';

@Controller()
export class BacktestEventsController {
  constructor(private readonly events: RunEventsService) {}

  @Serve(backtestCalls.backtestEvents)
  async backtestEvents(
    @Input() { associationId }: InputOf<typeof backtestCalls.backtestEvents>,
    @Signed() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const stream = await this.events.follow(session, associationId);
    // Nobody in between may keep it, or hold it back until there is more.
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
  }
}
