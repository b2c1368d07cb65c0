import { defineService } from '../../tools/build/define-service.ts';

export default defineService({ dir: import.meta.dirname });
