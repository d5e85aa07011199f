import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers with a content that is at hand. */
export function send(
  response: ServerResponse,
  type: string,
  content: Buffer,
  { method }: IncomingMessage,
): void {
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.byteLength })
  response.end(method === 'HEAD' ? undefined : content)
}

/** Answers with nothing but a status. */
export function sendStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Length': 0 })
  response.end()
}

export const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding']))
