import type { VisitRequest } from '../../../platform/content/content.types.ts'

/** Of a form, what is a header of the request that it stands for. */
const headers = [
  'authorization',
  'x-experience-api-version',
  'content-type',
  'if-match',
  'if-none-match',
]

/**
 * A request that old lessons send as a form, since their browsers knew only `POST` to another host (xAPI
 * 1.0.3, Communication 1.3): as the request that it stands for. Any other comes back as it is.
 */
export function plainRequest(request: VisitRequest): VisitRequest {
  const method = request.query.get('method')
  if (request.method !== 'POST' || method === null) return request
  const form = new URLSearchParams(request.body.toString('utf8'))
  const query = new URLSearchParams()
  const said: Record<string, string> = {}
  for (const [name, value] of form) {
    if (headers.includes(name.toLowerCase())) said[name.toLowerCase()] = value
    else if (name !== 'content') query.append(name, value)
  }
  return {
    ...request,
    method: method.toUpperCase(),
    query,
    headers: { ...request.headers, 'content-type': 'application/json', ...said },
    body: Buffer.from(form.get('content') ?? ''),
  }
}
