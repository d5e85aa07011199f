import { defaultBases, toEntries } from '@atrium/api-client/contract'
import type { Call, InputOf, Problem, ResponseOf } from '@atrium/api-client/contract'

/** What the server answered, success or not. */
export interface Answer<T> {
  status: number
  headers: Headers
  /** The body of a success. */
  body: T
  /** The body of a refusal; empty where it was none. */
  problem: Problem
}

export interface Api {
  call<C extends Call>(
    call: C,
    input?: InputOf<C>,
    headers?: Record<string, string>,
  ): Promise<Answer<ResponseOf<C>>>
  /** Any request, relative to the server. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  files?: Record<string, readonly File[]>
}

/** Calls as the contract states them, with plain fetch, so that tests see what is on the wire. */
export function createApi(url: string, token?: string): Api {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return {
    fetch: (path, init = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...authorization, ...init.headers } }),
    async call<C extends Call>(call: C, input?: InputOf<C>, headers = {}) {
      const { params = {}, query = {}, body, files } = (input ?? {}) as Input
      const path = call.path.replace(/\{\+?(\w+)\}/g, (_, name: string) => String(params[name]))
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      )
      const response = await fetch(
        `${url}${defaultBases[call.base ?? 'api']}/${path}${search.size > 0 ? `?${search}` : ''}`,
        {
          method: call.method,
          headers: {
            ...authorization,
            ...(call.encoding === 'json' && body !== undefined
              ? { 'content-type': 'application/json' }
              : {}),
            ...headers,
          },
          body: encode(call, body, files),
        },
      )
      const text = await response.text()
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      const content = isJson && text !== '' ? JSON.parse(text) : undefined
      return {
        status: response.status,
        headers: response.headers,
        body: (response.ok ? content : undefined) as ResponseOf<C>,
        problem: (response.ok ? {} : (content ?? {})) as Problem,
      }
    },
  }
}

function encode(call: Call, body: unknown, files: Input['files']): BodyInit | undefined {
  if (body === undefined && !files) return undefined
  if (call.encoding === 'json' || call.encoding === undefined) return JSON.stringify(body)
  const entries = toEntries(withJson(call, body as Record<string, unknown>))
  if (call.encoding === 'form') {
    return new URLSearchParams(entries.map(([name, text]) => [name, text]))
  }
  const form = new FormData()
  for (const [name, text] of entries) form.append(name, text)
  for (const [name, list] of Object.entries(files ?? {})) {
    for (const file of list) form.append(name, file, file.name)
  }
  return form
}

/** The fields that travel as JSON inside a form (API-40). */
const withJson = (call: Call, body: Record<string, unknown>) => ({
  ...body,
  ...Object.fromEntries(
    (call.jsonFields ?? []).map((name) => [
      name,
      body[name] === undefined ? undefined : JSON.stringify(body[name]),
    ]),
  ),
})
