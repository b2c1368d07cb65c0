import multipart from '@fastify/multipart';
import { uploadEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { FastifyInstance } from 'fastify';

/**
 * Accepts forms with files, on the one route that takes them: everywhere else they stay refused, because another site
 * can make a browser send a form.
 */
export async function acceptUploads(http: FastifyInstance): Promise<void> {
  await http.register(multipart, { throwFileSizeLimit: false });
  // After the parser, which reads nothing: only the parser knows which content types it took for a form.
  http.addHook('preValidation', async (request) => {
    if (request.isMultipart() && request.routeOptions.url !== uploadEntries.putFile.path)
      throw new Refusal(MESSAGES.badType);
  });
}
