import { StreamableFile } from '@nestjs/common';
import { uploadEntries } from '@console/contract-access';
import { succeed, type InputOf, type OutputOf } from '@console/contract-core';
import { answers, by, done, type SignedCall } from '@console/node-kit/http';
import { actorOf } from '../users/acting.ts';
import { isImageMime } from './content/file-kinds.ts';
import { contentDisposition } from './file-name.ts';
import { FileRemoval } from './file-removal.ts';
import { readFormFile } from './read-form-file.ts';
import { StoredFiles } from './stored-files.ts';
import { UploadsService } from './uploads.service.ts';

type Entries = typeof uploadEntries;

/** The headers of a file: whatever a browser takes it for, it runs nothing and belongs to no origin. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

async function putFile(
  uploads: UploadsService,
  { purpose }: InputOf<Entries['putFile']>,
  { session, request }: SignedCall,
): Promise<OutputOf<Entries['putFile']>> {
  const result = await uploads.put({
    purpose,
    session,
    address: request.ip,
    read: (options) => readFormFile(request, options),
  });
  return { ...succeed(result), success: true, data: { link: result.link } };
}

async function sendFile(
  uploads: UploadsService,
  { key }: InputOf<Entries['file']>,
  { session, reply }: SignedCall,
): Promise<StreamableFile> {
  const { name, mime, bytes, stream } = await uploads.open(key, session);
  reply.headers(FILE_HEADERS);
  return new StreamableFile(stream, {
    type: mime,
    length: bytes,
    disposition: contentDisposition(isImageMime(mime) ? 'inline' : 'attachment', name),
  });
}

export const uploadAnswers = answers(uploadEntries, {
  putFile: by(UploadsService, putFile),
  file: by(UploadsService, sendFile),
  fileUsage: by(StoredFiles, (files, _input, { session }) => files.usage(session)),
  deleteFile: by(FileRemoval, (removal, { key }, call) => done(removal.remove(key, actorOf(call)))),
});
