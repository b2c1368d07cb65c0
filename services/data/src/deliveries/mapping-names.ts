import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@console/contract-core';
import type { dataCalls } from '@console/contract-data';
import { MAPPING_NAMES } from '@console/market/files';
import { DeliveryStore } from './delivery-store.ts';

/** The mappings of vendors' files that an import may name. */
@Injectable()
export class MappingNames {
  constructor(private readonly store: DeliveryStore) {}

  /** The built-in ones, then the JSON files of the delivery. Refuses (404) an unknown delivery. */
  async list(delivery: string | null): Promise<OutputOf<typeof dataCalls.mappings>> {
    const files = delivery === null ? [] : await this.store.files(delivery);
    return [
      ...MAPPING_NAMES.map((name) => ({ name, origin: 'built-in' as const })),
      ...files
        .filter(({ name }) => name.endsWith('.json'))
        .map(({ name }) => ({ name, origin: 'delivery' as const })),
    ];
  }
}
