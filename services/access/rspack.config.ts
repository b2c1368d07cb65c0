import { defineService } from '../../tools/build/define-service.ts';

export default defineService({
  dir: import.meta.dirname,
  uses: ['@fastify/multipart'],
  external: ['@node-rs/argon2', 'sharp'],
});
