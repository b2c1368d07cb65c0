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
import { entryOf } from './serve.ts';

/** Wraps every answer in the envelope. Under the test clock the answer is held against its contract too. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  private readonly checked: boolean;

  constructor(@Inject(CONFIG) config: KitConfig) {
    this.checked = config.TEST_CLOCK === '1' || config.NODE_ENV === 'test';
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const entry = entryOf(context);
    return next.handle().pipe(
      map((result: unknown) => {
        if (this.checked) entry.output.parse(result);
        return entry.raw ? result : succeed(result);
      }),
    );
  }
}
