import { type Indicator, type indicatorTables } from '@console/contract-invest';
import type { Page } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { Injectable } from '@nestjs/common';
import { IndicatorCatalogue } from './indicator-catalogue.ts';

type List = typeof indicatorTables.indicatorList;

/** The catalogue as a table, equal values in the catalogue's order. */
@Injectable()
export class IndicatorListSource implements TableSource<List> {
  constructor(private readonly catalogue: IndicatorCatalogue) {}

  async page(query: TableQuery<List>): Promise<Page<Indicator>> {
    const { search, topicId, frequency } = query.filter;
    const found = this.catalogue
      .matching(search)
      .filter(
        (indicator) =>
          (topicId === undefined || indicator.topicId === topicId) &&
          (frequency === undefined || indicator.frequency === frequency),
      );
    return pageOfRows<List>(found, null, query);
  }
}
