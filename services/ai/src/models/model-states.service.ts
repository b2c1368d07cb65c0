import { Injectable } from '@nestjs/common';
import type { aiEntries } from '@console/contract-ai';
import { shanghaiDateTime, type OutputOf } from '@console/contract-core';
import { ModelCalls, type CallFigures } from './model-calls.ts';
import { ModelCatalogue } from './model-catalogue.ts';
import { ModelPort } from './model-port.ts';
import type { UsableModel } from './read-models.ts';

type States = OutputOf<typeof aiEntries.modelStates>;

/** What those who run the console see of its models. */
@Injectable()
export class ModelStatesService {
  constructor(
    private readonly catalogue: ModelCatalogue,
    private readonly port: ModelPort,
    private readonly calls: ModelCalls,
  ) {}

  async states(): Promise<States> {
    const [{ models, faults }, figuresOf] = await Promise.all([
      this.catalogue.state(),
      this.calls.lastHour(),
    ]);
    return {
      models: await Promise.all(models.map((model) => this.state(model, figuresOf(model.name)))),
      faults: [...faults],
    };
  }

  private async state(model: UsableModel, figures: CallFigures): Promise<States['models'][number]> {
    const [reachable, rests] = await Promise.all([
      this.port.reaches(model),
      this.calls.restingUntil(model.name),
    ]);
    return {
      name: model.name,
      host: new URL(model.baseUrl).host,
      model: model.model,
      context: model.context,
      price: model.price,
      reachable,
      restsUntil: rests === null ? null : shanghaiDateTime(rests),
      ...figures,
    };
  }
}
