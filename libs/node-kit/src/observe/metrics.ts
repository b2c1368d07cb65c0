import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * How often the delay of the event loop is sampled. At the library's 10 ms, an idle process wakes 100 times a second for
 * this alone.
 */
const LAG_MS = 100;

/** A service's Prometheus metrics: the process's own and the time of each route. */
export class Metrics {
  readonly registry = new Registry();
  private readonly seconds: Histogram<'method' | 'route' | 'status'>;

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LAG_MS });
    this.seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
      registers: [this.registry],
    });
  }

  answered(request: { method: string; route: string; status: number; milliseconds: number }): void {
    const { method, route, status, milliseconds } = request;
    this.seconds.observe({ method, route, status: String(status) }, milliseconds / 1000);
  }
}
