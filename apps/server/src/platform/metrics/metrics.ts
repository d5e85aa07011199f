import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Disk } from '../disk.ts'
import { countJobs } from '../jobs/index.ts'
import type { PartStates } from '../part-states.ts'
import type { Database } from '../database/database.types.ts'

/** Figures of one process, for Prometheus. */
export interface Metrics {
  /** Counts every request of an app from now on, by the pattern of its address, and its live connections. */
  observe(app: FastifyInstance): void
  jobEnded(kind: string, outcome: string, seconds: number): void
  /** Counts an error that nobody handled. */
  faultSurvived(): void
  /** The figures as text, also while the database does not answer. */
  read(): Promise<{ text: string; type: string }>
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface MetricsDependencies {
  database: Database
  parts: PartStates
  disk: Disk
}

export function createMetrics(
  { database, parts, disk }: MetricsDependencies,
  version: string,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'atrium_info',
    help: 'Version of the server.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const requests = new Histogram({
    name: 'atrium_http_request_seconds',
    help: 'How long requests took, by pattern of their address.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  const connections = new Gauge({
    name: 'atrium_hub_connections',
    help: 'Live connections that are open in this process.',
    registers,
  })
  const jobs = new Histogram({
    name: 'atrium_job_seconds',
    help: 'How long jobs of this process took, and how they ended.',
    labelNames: ['kind', 'outcome'],
    buckets: [...seconds, 60, 300],
    registers,
  })
  const waiting = new Gauge({
    name: 'atrium_jobs',
    help: 'Jobs in the database, of all processes: due ones, later ones, given up ones.',
    labelNames: ['kind', 'state'],
    registers,
  })
  const up = new Gauge({
    name: 'atrium_part_up',
    help: 'Whether an outside part answered when it was last called: 1 or 0.',
    labelNames: ['part'],
    registers,
  })
  const room = new Gauge({
    name: 'atrium_data_free_bytes',
    help: 'Room that is left for the data folder.',
    registers,
  })
  const faults = new Counter({
    name: 'atrium_unhandled_errors_total',
    help: 'Errors that nobody handled; each is a fault of the program.',
    registers,
  })
  return {
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        // Never the address itself: it holds ids and names, and there is no end of them.
        const route = request.routeOptions.url ?? 'none'
        const status = reply.raw.statusCode
        requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
      })
      app.server.on('upgrade', (_request, socket) => {
        connections.inc()
        socket.once('close', () => connections.dec())
      })
    },
    faultSurvived: () => faults.inc(),
    jobEnded: (kind, outcome, took) => jobs.observe({ kind, outcome }, took),
    async read() {
      // Without the database the other figures are needed all the more.
      const counts = await database.system(countJobs).catch(() => undefined)
      waiting.reset()
      for (const { kind, state, count } of counts ?? []) waiting.set({ kind, state }, count)
      up.set({ part: 'database' }, counts ? 1 : 0)
      room.set((await disk.look()) ?? Number.NaN)
      for (const [part, { state }] of Object.entries(parts.list()))
        up.set({ part }, state === 'up' ? 1 : 0)
      return { text: await registry.metrics(), type: registry.contentType }
    },
  }
}
