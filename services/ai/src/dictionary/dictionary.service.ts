import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@console/contract-core';
import { DICT_TYPES, type aiEntries } from '@console/contract-ai';
import { DataSource } from 'typeorm';
import { ModelCatalogue } from '../models/model-catalogue.ts';
import { queries } from '../queries.ts';

type DictType = (typeof DICT_TYPES)[number];
type Options = OutputOf<typeof aiEntries.dictionaryOption>;

const TITLES: Readonly<Record<DictType, string>> = {
  INV_TARGET_TYPE: '投资标的类型',
  INV_TARGET_DS: '数据来源',
  CHART_TYPE: '图表类型',
  DATE_UNIT: '日期单位',
  AGI_MODEL: '大模型',
};

/** The option lists for topics and templates. Models come from the configuration only. */
@Injectable()
export class DictionaryService {
  constructor(
    private readonly database: DataSource,
    private readonly models: ModelCatalogue,
  ) {}

  async options(dictType: DictType): Promise<Options> {
    if (dictType === 'AGI_MODEL') return (await this.names()).map((name) => ({ value: name, label: name }));
    return queries(this.database)
      .selectFrom('ai.dictionary')
      .select(['value', 'label'])
      .where('dict_type', '=', dictType)
      .orderBy('position')
      .execute();
  }

  async overview(): Promise<OutputOf<typeof aiEntries.overview>> {
    const dictionaries = await Promise.all(
      DICT_TYPES.map(async (dictType) => ({
        dictType,
        title: TITLES[dictType],
        options: await this.options(dictType),
      })),
    );
    return { dictionaries, models: await this.names() };
  }

  private async names(): Promise<string[]> {
    return (await this.models.models()).map(({ name }) => name);
  }
}
