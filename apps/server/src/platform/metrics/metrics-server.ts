import { createServer, type Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics.ts'

/** `GET /metrics` on a port of its own, which no proxy leads to; nothing else is there. */
export function createMetricsServer(metrics: Metrics, log: FastifyBaseLogger): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-length': 0 }).end()
      return
    }
    metrics.read().then(
      ({ text, type }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The figures could not be read')
        response.writeHead(503, { 'content-length': 0 }).end()
      },
    )
  })
}
