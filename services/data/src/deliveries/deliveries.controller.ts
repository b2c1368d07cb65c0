import { Controller, Inject, Req } from '@nestjs/common';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';
import { CONFIG, Input, Serve, Signed } from '@console/node-kit';
import type { FastifyRequest } from 'fastify';
import type { DataConfig } from '../data-config.ts';
import { DeliveriesService } from './deliveries.service.ts';
import { MappingNames } from './mapping-names.ts';

@Controller()
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly mappingNames: MappingNames,
    @Inject(CONFIG) private readonly config: DataConfig,
  ) {}

  @Serve(dataCalls.deliveries)
  async list(): Promise<OutputOf<typeof dataCalls.deliveries>> {
    return { deliveries: await this.deliveries.list(), uploadMaxBytes: this.config.UPLOAD_MAX_BYTES };
  }

  @Serve(dataCalls.uploadFile)
  upload(
    @Input() place: InputOf<typeof dataCalls.uploadFile>,
    @Signed() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<OutputOf<typeof dataCalls.uploadFile>> {
    // Other types were read as what they say they are, or not at all.
    if (request.headers['content-type'] !== 'application/octet-stream') throw new Refusal(MESSAGES.badType);
    return this.deliveries.upload(place, request.raw, session);
  }

  @Serve(dataCalls.deleteFile)
  deleteFile(
    @Input() place: InputOf<typeof dataCalls.deleteFile>,
    @Signed() session: Session,
  ): Promise<true> {
    return this.deliveries.deleteFile(place, session);
  }

  @Serve(dataCalls.deleteDelivery)
  deleteDelivery(
    @Input() { delivery }: InputOf<typeof dataCalls.deleteDelivery>,
    @Signed() session: Session,
  ): Promise<true> {
    return this.deliveries.deleteDelivery(delivery, session);
  }

  @Serve(dataCalls.mappings)
  mappings(
    @Input() { delivery }: InputOf<typeof dataCalls.mappings>,
  ): Promise<OutputOf<typeof dataCalls.mappings>> {
    return this.mappingNames.list(delivery ?? null);
  }
}
