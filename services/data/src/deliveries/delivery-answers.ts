import { MESSAGES, Refusal } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';
import { answers, by, byAll, type Call } from '@console/node-kit/http';
import type { IncomingMessage } from 'node:http';
import { DeliveriesService } from './deliveries.service.ts';
import { DeliveryStore } from './delivery-store.ts';
import { MappingNames } from './mapping-names.ts';

/** The body of a call as a stream. Refuses other content types, whose bodies are parsed. */
function bytesOf({ request }: Call): IncomingMessage {
  if (request.headers['content-type'] !== 'application/octet-stream') throw new Refusal(MESSAGES.badType);
  return request.raw;
}

export const deliveryAnswers = answers(dataCalls, {
  deliveries: byAll([DeliveriesService, DeliveryStore], async ([deliveries, { uploadMaxBytes }]) => ({
    deliveries: await deliveries.list(),
    uploadMaxBytes,
  })),
  uploadFile: by(DeliveriesService, (deliveries, place, call) =>
    deliveries.upload(place, bytesOf(call), call.session),
  ),
  deleteFile: by(DeliveriesService, (deliveries, place, { session }) =>
    deliveries.deleteFile(place, session),
  ),
  deleteDelivery: by(DeliveriesService, (deliveries, { delivery }, { session }) =>
    deliveries.deleteDelivery(delivery, session),
  ),
  mappings: by(MappingNames, (names, { delivery }) => names.list(delivery ?? null)),
});
