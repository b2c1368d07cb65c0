import { INDICATOR_TOPICS, type Indicator } from '@console/contract-invest';
import { pinyinInitialsOf } from '@console/market/files';
import { INDICATORS, type MarketIndicator } from '@console/market/indicators';
import { refOf, type KnownName } from '@console/quant';
import { Injectable } from '@nestjs/common';
import { quantUnit } from './quant-unit.ts';

/** The version of every indicator: what it means never changes; a new meaning would be a new column. */
const VERSION = 1;

/** Every indicator as the wire and formulas have it, in the order of the market's tables. */
@Injectable()
export class IndicatorCatalogue {
  private readonly indicators: readonly Indicator[] = INDICATORS.map(indicatorOf);
  private readonly byId = new Map(this.indicators.map((indicator) => [indicator.id, indicator]));
  private readonly names: readonly KnownName[] = this.indicators.map(nameOf);
  /** The first letters of the names' pinyin, computed at the first search. */
  private initials: ReadonlyMap<string, string> | undefined;

  all(): readonly Indicator[] {
    return this.indicators;
  }

  find(id: string): Indicator | undefined {
    return this.byId.get(id);
  }

  /** The indicators with these ids, in the order of the ids; unknown ids are left out. */
  some(ids: readonly string[]): Indicator[] {
    return ids.flatMap((id) => this.find(id) ?? []);
  }

  /** The names that formulas may use. */
  known(): readonly KnownName[] {
    return this.names;
  }

  /** The indicators whose name, or the first letters of its pinyin, contains the text; all without a text. */
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
