import { defineShell } from '../tools/build/define-app.ts';

export default defineShell({ dir: import.meta.dirname, port: 8081 });
