import { serveInspections } from './uploads/inspection/serve-inspections.ts';

/** The module of the service's threads: they look into uploaded files. */
serveInspections();
