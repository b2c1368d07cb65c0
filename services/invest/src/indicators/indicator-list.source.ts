import { type Indicator, type indicatorTables } from '@console/contract-invest';
import type { Page } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { Injectable } from '@nestjs/common';
import { IndicatorCatalogue } from './indicator-catalogue.ts';

type List = typeof indicatorTables.indicatorList;

/** The catalogue as a table. */
@Injectable()
export class IndicatorListSource implements TableSource<List> {
  constructor(private readonly catalogue: IndicatorCatalogue) {}

  async page({ filter, sort, page, size }: TableQuery<List>): Promise<Page<Indicator>> {
    const { search, topicId, frequency } = filter;
    const found = this.catalogue
      .matching(search)
      .filter(
        (indicator) =>
          (topicId === undefined || indicator.topicId === topicId) &&
          (frequency === undefined || indicator.frequency === frequency),
      );
    const way = sort.direction === 'ASC' ? 1 : -1;
    const sorted = found.toSorted((one, other) => way * compare(one[sort.column], other[sort.column]));
    return { totalElements: found.length, content: sorted.slice(page * size, (page + 1) * size) };
  }
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'zh-CN');
}
