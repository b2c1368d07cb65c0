import { newestLoad } from '@console/market/read';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The loads of the market data that the services read. */
@Injectable()
export class MarketLoads {
  constructor(private readonly database: DataSource) {}

  /** The id of the newest load: figures that were read together are as of it. */
  newest(): Promise<number> {
    return newestLoad(this.database);
  }
}
