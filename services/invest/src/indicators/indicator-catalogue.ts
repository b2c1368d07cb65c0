import { INDICATOR_TOPICS, type Indicator } from '@console/contract-invest';
import { pinyinInitialsOf } from '@console/market/files';
import { INDICATORS, type MarketIndicator } from '@console/market/indicators';
import { refOf, type KnownName } from '@console/quant';
import { Injectable } from '@nestjs/common';
import { quantUnit } from './quant-unit.ts';

/** What an indicator means never changes; a new meaning would be a new column. */
const VERSION = 1;

/** Every indicator as the wire and formulas know it, in the order of the market's tables. */
@Injectable()
export class IndicatorCatalogue {
  private readonly indicators: readonly Indicator[] = INDICATORS.map(indicatorOf);
  private readonly byId = new Map(this.indicators.map((indicator) => [indicator.id, indicator]));
  private readonly names: readonly KnownName[] = this.indicators.map(nameOf);
  /** First letters of the names' pinyin, made when somebody searches. */
  private initials: ReadonlyMap<string, string> | undefined;

  all(): readonly Indicator[] {
    return this.indicators;
  }

  find(id: string): Indicator | undefined {
    return this.byId.get(id);
  }

  /** Those of the ids that are indicators, in their order. */
  some(ids: readonly string[]): Indicator[] {
    return ids.flatMap((id) => this.find(id) ?? []);
  }

  /** What formulas may name. */
  known(): readonly KnownName[] {
    return this.names;
  }

  /** Those whose name holds the text, or whose pinyin's first letters do; all without a text. */
  matching(search: string | undefined): readonly Indicator[] {
    const text = search?.toLowerCase().replaceAll(/\s/g, '') ?? '';
    if (text === '') return this.indicators;
    this.initials ??= new Map(this.indicators.map(({ id, name }) => [id, pinyinInitialsOf(name)]));
    const { initials } = this;
    return this.indicators.filter(
      ({ id, name }) =>
        name.toLowerCase().replaceAll(/\s/g, '').includes(text) || initials.get(id)?.includes(text),
    );
  }
}

function indicatorOf({ id, name, topic: key, frequency, unit, note }: MarketIndicator): Indicator {
  const topic = INDICATOR_TOPICS.find((one) => one.key === key);
  if (topic === undefined) throw new Error(`no topic ${key} for ${id}`);
  return {
    id,
    name,
    topicId: topic.id,
    topicTitle: topic.title,
    frequency,
    unit,
    note,
    ref: refOf({ id, version: VERSION }),
  };
}

function nameOf({ id, name, frequency, unit }: Indicator): KnownName {
  return {
    kind: 'indicator',
    id,
    name,
    version: VERSION,
    type: frequency === 'daily' ? 'daily' : 'reports',
    unit: quantUnit(unit),
  };
}
