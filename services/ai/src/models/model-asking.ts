import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { ModelCalls } from './model-calls.ts';
import { ModelCatalogue } from './model-catalogue.ts';
import { ModelPort, type ModelMessage } from './model-port.ts';
import { writeAnswer, type WritingStep } from './write-answer.ts';

/** A question to a model by its name. */
export interface AskedModel {
  readonly model: string;
  /** The models that are asked the same, beside it: none of them goes on for it. */
  readonly asked: readonly string[];
  readonly messages: readonly ModelMessage[];
  readonly tenantId: string;
  readonly userId: number;
  readonly topicId: number | null;
  readonly answerId: number | null;
  readonly signal: AbortSignal;
}

/** Asks models by name, with the configured others to go on for them. */
@Injectable()
export class ModelAsking {
  constructor(
    private readonly catalogue: ModelCatalogue,
    private readonly port: ModelPort,
    private readonly calls: ModelCalls,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async *steps({ model: name, asked, messages, signal, ...owner }: AskedModel): AsyncGenerator<WritingStep> {
    const models = await this.catalogue.models();
    const at = models.findIndex((model) => model.name === name);
    const model = models[at];
    if (model === undefined) {
      yield { kind: 'end', state: 'failed', reason: `${name} 已不在配置中` };
      return;
    }
    const others = [...models.slice(at + 1), ...models.slice(0, at)].filter(
      (one) => !asked.includes(one.name),
    );
    const parts = { port: this.port, calls: this.calls.of(owner), clock: this.clock };
    yield* writeAnswer({ model, others, messages, signal }, parts);
  }
}
