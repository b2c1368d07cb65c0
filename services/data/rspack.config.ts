import { defineService } from '../../tools/build/define-service.ts';

/** The board's page and its files are read from their installed package, so it is not bundled. */
export default defineService({ dir: import.meta.dirname, external: ['@bull-board/ui'] });
