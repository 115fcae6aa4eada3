import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Site } from './app.ts';

/** Serves metrics in the format of Prometheus on a port of their own: `/metrics`. */
export async function serveMetrics(site: Site, port: number, host: string): Promise<Server> {
  const registry = createRegistry(site);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done));
  return server;
}

function createRegistry({ cache, log, gate }: Site): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Counters are plain numbers while requests are handled and become metrics when they are read.
  new Counter({
    name: 'http_requests_total',
    help: 'Answers by status and source: from memory, made, or refused before anything was made',
    labelNames: ['source', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [source, counts] of Object.entries(log.counts))
        for (const [status, count] of counts) this.inc({ source, status: String(status) }, count);
    },
  });
  log.durations = new Histogram({
    name: 'http_made_duration_seconds',
    help: 'Seconds that answers took which were not in memory',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  });
  gauge('cache_bytes', 'Bytes of the answers in memory', () => cache?.bytes ?? 0);
  gauge('cache_answers', 'Answers in memory', () => cache?.size ?? 0);
  gauge(
    'http_requests_in_flight',
    'Requests that are being answered and are not in memory',
    () => gate.responses.total.responses,
  );
  gauge('draining', '1 while the process is about to end', () => Number(gate.draining));
  return registry;

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}
