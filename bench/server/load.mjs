import { Agent, request } from 'node:http'

let counter = 0

/** Sends one request and reads its answer to the end; resolves with the milliseconds that took. */
function send({ method, url, headers, body }, mark, agent) {
  const text = body === undefined ? undefined : `m${process.pid}x${(counter += 1)}`
  const put = (value) => (text && mark ? value.replaceAll(mark, text) : value)
  const content = body === undefined ? undefined : Buffer.from(put(body))
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      put(url),
      { method, agent, headers: { ...headers, ...(content && { 'content-length': content.length }) } }, // prettier-ignore
      (answer) => {
        let refusal = ''
        if (answer.statusCode >= 300) answer.on('data', (chunk) => (refusal += chunk))
        answer.resume()
        answer.on('end', () =>
          answer.statusCode < 300
            ? resolve(performance.now() - begin)
            : reject(new Error(`${url} answers ${answer.statusCode}: ${refusal}`)),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(content)
  })
}

/**
 * Clients that ask without a pause, each again as soon as it has its answer.
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, count: number }>} milliseconds
 */
export function load(requests, { mark, clients = 50, seconds }) {
  const requestOf = (client, turn) => requests[(client + turn) % requests.length]
  return loadEach(requestOf, { mark, clients, seconds })
}

/** The same for clients who each have requests of their own: `requestOf(client, turn)`, both from 0. */
export async function loadEach(requestOf, { mark = '', clients, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times = []
  const begin = performance.now()
  const until = begin + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn++)
        times.push(await send(requestOf(client, turn), mark, agent))
    }),
  )
  const took = (performance.now() - begin) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { perSecond: times.length / took, p50: at(0.5), p95: at(0.95), count: times.length }
}
