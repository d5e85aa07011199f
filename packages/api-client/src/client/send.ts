import { columnsType } from '../contract/columnsType.ts'
import { cursorHeader } from '../contract/cursorHeader.ts'
import { noAnswer } from './api-error.ts'

/** Bytes that have left, of all that will. */
export interface Progress {
  sent: number
  total: number
}

export interface Outgoing {
  url: string
  method: string
  headers: Record<string, string>
  body: BodyInit | undefined
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** A success answers with a file, not with JSON. */
  wantsFile?: boolean
}

export interface Incoming {
  status: number
  body: string
  /** The body is a list that came column by column. */
  isInColumns?: boolean
  file?: Blob
  traceId: string | undefined
  /** Seconds after which the server asks to try again (`Retry-After`). */
  retryAfter: number | undefined
  /** Where the server's log stood before this answer was made. */
  cursor: string | undefined
}

/** Sends with fetch, or with XMLHttpRequest where somebody wants to see an upload's progress. */
export function send(outgoing: Outgoing, fetcher: typeof fetch): Promise<Incoming> {
  return outgoing.onProgress && typeof XMLHttpRequest !== 'undefined'
    ? sendWithProgress(outgoing, outgoing.onProgress)
    : sendPlain(outgoing, fetcher)
}

async function sendPlain(outgoing: Outgoing, fetcher: typeof fetch): Promise<Incoming> {
  const { url, method, headers, body, signal, wantsFile } = outgoing
  try {
    const response = await fetcher(url, { method, headers, body, signal })
    const isFile = wantsFile && response.ok
    return {
      status: response.status,
      body: isFile ? '' : await response.text(),
      isInColumns: response.headers.get('content-type')?.startsWith(columnsType),
      file: isFile ? await response.blob() : undefined,
      traceId: response.headers.get('x-request-id') ?? undefined,
      retryAfter: secondsIn(response.headers.get('retry-after')),
      cursor: response.headers.get(cursorHeader) ?? undefined,
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw noAnswer()
  }
}

/** The header may also hold a date, which our server never sends. */
const secondsIn = (header: string | null) =>
  header && /^\d{1,6}$/.test(header) ? Number(header) : undefined

/** fetch cannot tell how much of a body has left yet; XMLHttpRequest can. */
function sendWithProgress(
  { url, method, headers, body, signal }: Outgoing,
  onProgress: (progress: Progress) => void,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ sent: loaded, total }),
    )
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: request.responseText,
        traceId: request.getResponseHeader('x-request-id') ?? undefined,
        retryAfter: secondsIn(request.getResponseHeader('retry-after')),
        cursor: request.getResponseHeader(cursorHeader) ?? undefined,
      }),
    )
    request.addEventListener('error', () => reject(noAnswer()))
    request.addEventListener('abort', () => reject(signal?.reason ?? noAnswer()))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body as XMLHttpRequestBodyInit)
  })
}
