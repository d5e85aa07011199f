import { toEntries, type FormEntry } from '../contract/encoding.ts'
import { pathNames, type Call } from '../contract/call.ts'
import type { Bases } from '../contract/bases.ts'

/** The parts of a call, without their types. */
export interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  files?: Record<string, readonly File[]>
}

/** Address of a call. Without an active application its id is 0 (AUTH-15). */
export function addressOf(bases: Bases, call: Call, { params = {}, query = {} }: Parts): string {
  let path = call.path
  for (const name of pathNames(call.path)) {
    const value = params[name] ?? 0
    path = path
      .replace(`{${name}}`, () => encodeURIComponent(String(value)))
      // Several segments: the slashes between them stay.
      .replace(`{+${name}}`, () => String(value).split('/').map(encodeURIComponent).join('/'))
  }
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
  const text = search.toString()
  return `${bases[call.base ?? 'api']}/${path}${text ? `?${text}` : ''}`
}

export interface EncodedBody {
  body: BodyInit | undefined
  /** Absent for multipart: the browser adds the boundary. */
  contentType: string | undefined
}

/** Body in the encoding that the call states. */
export function encodeBody(call: Call, { body, files }: Parts): EncodedBody {
  switch (call.encoding) {
    case undefined:
      // "JSON content type" belongs to every call that is not multipart (AUTH-14).
      return { body: undefined, contentType: 'application/json' }
    case 'json':
      return { body: JSON.stringify(body ?? {}), contentType: 'application/json' }
    case 'form':
      return {
        body: new URLSearchParams(fieldsOf(call, body).map(([name, text]) => [name, text])),
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      }
    case 'multipart': {
      const form = new FormData()
      // Fields first: a server that streams knows what the files are for.
      for (const [name, text] of fieldsOf(call, body)) form.append(name, text)
      for (const [name, list] of Object.entries(files ?? {}))
        for (const file of list) form.append(name, file, file.name)
      return { body: form, contentType: undefined }
    }
  }
}

/** Form fields of a body; those that the call names travel as JSON text (API-40). */
function fieldsOf(call: Call, body: unknown): FormEntry[] {
  const json = Object.fromEntries(
    Object.entries((body ?? {}) as object)
      .filter(([name, value]) => call.jsonFields?.includes(name) && value !== undefined)
      .map(([name, value]) => [name, JSON.stringify(value)]),
  )
  return toEntries({ ...(body as object | undefined), ...json }, { dropFalsy: call.dropFalsy })
}
