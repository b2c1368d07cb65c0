import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { succeed } from '@console/contract-core';
import { map, type Observable } from 'rxjs';
import type { KitConfig } from '../config/kit-config.ts';
import { CONFIG } from '../tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConstantAnswer } from './constant-answer.ts';
import { readInput } from './input/read-input.ts';
import { entryOf } from './serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The entry's input, validated before the handler runs. */
    input: unknown;
  }
}

/**
 * Checks every call against its entry: the input is validated whether or not the handler reads it, and the
 * answer is wrapped in the envelope. Under the test clock the answer is validated too.
 */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  private readonly checked: boolean;

  constructor(@Inject(CONFIG) config: KitConfig) {
    this.checked = config.TEST_CLOCK === '1' || config.NODE_ENV === 'test';
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const entry = entryOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    request.input = readInput(entry, request);
    return next.handle().pipe(
      map((result: unknown) => {
        const constant = result instanceof ConstantAnswer ? result : null;
        if (this.checked) entry.output.parse(constant ? constant.value : result);
        if (constant) return constant.for(request, reply);
        return entry.raw ? result : succeed(result);
      }),
    );
  }
}
