import {
  ACCESS_MESSAGES,
  AVATAR_MAX_BYTES,
  UPLOAD_MAX_BYTES,
  type UploadPurpose,
} from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { tooLarge } from '../too-large.ts';
import { imageEnd } from './image-end.ts';
import { zipEnd } from './zip-end.ts';

/** The most pixels of all frames together. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const AVATAR_SIDE = 512;
const TIMEOUT_SECONDS = 10;
const JPEG_QUALITY = 85;

// A few uploads at a time are enough for one process, and decoded images are not asked for again.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Encodes only the picture again, in its own format: upright, without metadata, comments or anything else in the file;
 * an avatar is cut to a square. Its size is read and judged before anything is decoded.
 */
export async function reencodeImage(bytes: Buffer, kind: string, purpose: UploadPurpose): Promise<Buffer> {
  if (!isOneImage(bytes, kind)) throw new Refusal(ACCESS_MESSAGES.fileContent);
  const animated = kind === 'gif' || kind === 'webp';
  const image = sharp(bytes, { animated, failOn: 'error', limitInputPixels: MAX_PIXELS });
  try {
    const size = await image.metadata();
    if (Math.max(size.width, size.pageHeight ?? size.height) > MAX_SIDE) throw imageTooLarge();
    const written = await format(shaped(image, size, purpose), kind)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
    return bounded(written, purpose);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw TOO_MUCH.test(String(error)) ? imageTooLarge() : new Refusal(ACCESS_MESSAGES.fileContent);
  }
}

const TOO_MUCH = /pixel limit|timeout|too (large|big)/i;
const imageTooLarge = (): Refusal =>
  new Refusal(ACCESS_MESSAGES.imageTooLarge, {
    limit: `${MAX_PIXELS / 10_000}万（单边 ${MAX_SIDE}）`,
  });

/** Whether nothing but padding with zeros follows the image; anything else is a second file in the same one. */
function isOneImage(bytes: Buffer, kind: string): boolean {
  const end = imageEnd(kind, bytes);
  return end !== null && bytes.subarray(end).every((byte) => byte === 0) && zipEnd(bytes) === -1;
}

function shaped(image: Sharp, { pages = 1 }: Metadata, purpose: UploadPurpose): Sharp {
  // Frames are placed below each other in one picture: turning it would cut across them.
  const upright = pages === 1 ? image.autoOrient() : image;
  if (purpose !== 'avatar') return upright;
  return upright.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', withoutEnlargement: true });
}

function format(image: Sharp, kind: string): Sharp {
  if (kind === 'jpg') return image.jpeg({ quality: JPEG_QUALITY });
  if (kind === 'png') return image.png();
  return kind === 'gif' ? image.gif() : image.webp();
}

/** Refuses an image whose few bytes would decode to too many pixels. */
function bounded(bytes: Buffer, purpose: UploadPurpose): Buffer {
  const most = 2 * (purpose === 'avatar' ? AVATAR_MAX_BYTES : UPLOAD_MAX_BYTES);
  if (bytes.length > most) throw tooLarge(most);
  return bytes;
}
