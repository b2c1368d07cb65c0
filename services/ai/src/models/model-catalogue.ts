import { Inject, Injectable } from '@nestjs/common';
import { remembered } from '@console/node-kit/clock';
import { CONFIG, LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import type { ModelsConfig } from '../ai-config.ts';
import { readModels, type ReadModels, type UsableModel } from './read-models.ts';

/** The longest time until a changed configuration counts. */
const FRESH_MS = 1000;

/**
 * The configured models, read again when their file changes. While the file is faulty, the models of its last good
 * content are used.
 */
@Injectable()
export class ModelCatalogue {
  private good: readonly UsableModel[] = [];
  private said = '';
  private readonly read: () => Promise<ReadModels>;

  constructor(
    @Inject(CONFIG) config: ModelsConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const source = { text: config.AI_MODELS, file: config.AI_MODELS_FILE, env: process.env };
    this.read = remembered(FRESH_MS, () => readModels(source));
  }

  /** In the order in which one goes on for another. */
  async models(): Promise<readonly UsableModel[]> {
    return (await this.state()).models;
  }

  /** The models, and what is wrong with their configuration. */
  async state(): Promise<ReadModels> {
    const { models, faults } = await this.read();
    if (faults.length === 0 || models.length > 0) this.good = models;
    const said = faults.join('\n');
    if (said !== this.said && said !== '')
      this.logger.warn({ faults }, 'the configuration of models is faulty');
    this.said = said;
    return { models: this.good, faults };
  }
}
