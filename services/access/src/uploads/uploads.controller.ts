import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import { uploadEntries } from '@console/contract-access';
import { succeed, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { Acting, type Actor } from '../users/acting.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isImageMime } from './content/file-kinds.ts';
import { contentDisposition } from './file-name.ts';
import { FileRemoval } from './file-removal.ts';
import { readFormFile } from './read-form-file.ts';
import { StoredFiles } from './stored-files.ts';
import { UploadsService } from './uploads.service.ts';

/** Whatever a browser makes of a file, it runs nothing and belongs to no origin. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

@Controller()
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly files: StoredFiles,
    private readonly removal: FileRemoval,
  ) {}

  @Serve(uploadEntries.putFile)
  async putFile(
    @Input() { purpose }: InputOf<typeof uploadEntries.putFile>,
    @Signed() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<OutputOf<typeof uploadEntries.putFile>> {
    const result = await this.uploads.put({
      purpose,
      session,
      address: request.ip,
      read: (options) => readFormFile(request, options),
    });
    return { ...succeed(result), success: true, data: { link: result.link } };
  }

  @Serve(uploadEntries.file)
  async file(
    @Input() { key }: InputOf<typeof uploadEntries.file>,
    @Signed() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, mime, bytes, stream } = await this.uploads.open(key, session);
    reply.headers(FILE_HEADERS);
    return new StreamableFile(stream, {
      type: mime,
      length: bytes,
      disposition: contentDisposition(isImageMime(mime) ? 'inline' : 'attachment', name),
    });
  }

  @Serve(uploadEntries.fileUsage)
  fileUsage(
    @Input() _input: object,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof uploadEntries.fileUsage>> {
    return this.files.usage(session);
  }

  @Serve(uploadEntries.deleteFile)
  async deleteFile(
    @Input() { key }: InputOf<typeof uploadEntries.deleteFile>,
    @Acting() actor: Actor,
  ): Promise<boolean> {
    await this.removal.remove(key, actor);
    return true;
  }
}
