import { defineService } from '../../tools/build/define-service.ts';

/** The board's page and its files are read where they are installed. */
export default defineService({ dir: import.meta.dirname, external: ['@bull-board/ui'] });
