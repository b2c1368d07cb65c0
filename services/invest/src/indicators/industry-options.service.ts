import type { indicatorCalls } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { businessDate, shenwanTree } from '@console/market/read';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Shenwan = OutputOf<typeof indicatorCalls.industryOptions>;

/** The industries by which the browsing page can be filtered. */
@Injectable()
export class IndustryOptionsService {
  constructor(private readonly database: DataSource) {}

  /** Shenwan's level 1 as it is on the business date, in code order; none before the first import. */
  async shenwan(): Promise<Shenwan> {
    const day = await businessDate(this.database);
    if (day === null) return [];
    const industries = await shenwanTree(this.database, day);
    return industries.map(({ code, name }) => ({ value: code, label: name }));
  }
}
