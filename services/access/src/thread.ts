import { serveInspections } from './uploads/inspection/serve-inspections.ts';

/** The module of the service's threads, which inspect uploaded files. */
serveInspections();
