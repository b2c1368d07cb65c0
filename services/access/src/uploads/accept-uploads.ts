import multipart from '@fastify/multipart';
import { uploadEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { FastifyInstance } from 'fastify';

/**
 * Lets forms with files in, on the one route that takes them: everywhere else they stay refused, for a form
 * is what another site can make a browser send.
 */
export async function acceptUploads(http: FastifyInstance): Promise<void> {
  await http.register(multipart, { throwFileSizeLimit: false });
  // Behind the parser, which reads nothing: it alone knows which content types it took for a form.
  http.addHook('preValidation', async (request) => {
    if (request.isMultipart() && request.routeOptions.url !== uploadEntries.putFile.path)
      throw new Refusal(MESSAGES.badType);
  });
}
