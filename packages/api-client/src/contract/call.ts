import type * as z from 'zod/mini'

/** Where a call is served; each base is configuration of the client (API-38). */
export type Base = 'api' | 'services' | 'extendedServices' | 'storage' | 'images' | 'reports'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How a body travels: JSON, form fields, or multipart with `customers[i].name` keys. */
export type Encoding = 'json' | 'form' | 'multipart'

/** A file part of a multipart body. Sizes in bytes. */
export interface FilePart {
  many?: boolean
  required?: boolean
  maxBytes: number
}

export interface CallSpec {
  method: Method
  base?: Base
  /** Below the base, without a leading slash: `pages/{applicationId}`. */
  path: string
  /** What a `{+name}` at the front of the path may be for our own server to answer; others may serve more. */
  servedPaths?: readonly string[]
  /** One sentence for the OpenAPI document. */
  summary: string
  /** Requirement rows that this call follows. */
  rows?: readonly string[]
  /** True where the specifications do not show this call. */
  extension?: boolean
  /** True while the server does not build it: documented with `x-planned`, not mounted. */
  planned?: boolean
  /** True where no bearer token is asked for. */
  open?: boolean
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  encoding?: Encoding
  /** Bytes that a body may have which is no upload; 1 MiB unless given. */
  maxBodyBytes?: number
  files?: Readonly<Record<string, FilePart>>
  /** Body fields that travel as JSON text inside a form (API-40). */
  jsonFields?: readonly string[]
  /** True where a form leaves out empty and falsy fields (VAL-10). */
  dropFalsy?: boolean
  /** Absent: the answer has no body, or the one that `produces` names. */
  response?: z.ZodMiniType
  /** True where the answer holds a secret: it is not kept, so the same request again is done again. */
  isSecret?: boolean
  /** Media type of an answer that is a file. */
  produces?: string
  /** Success status; 200 with a response, 204 without. */
  status?: number
  /** Problem statuses beyond 400, 401, 404 and 500, which every call may answer with. */
  errors?: readonly number[]
}

export type Call<S extends CallSpec = CallSpec> = Readonly<S> & {
  /** `area.name`, stable: used in cache keys, logs and the rights table. */
  readonly id: string
}

export type Area<Specs extends Record<string, CallSpec> = Record<string, CallSpec>> = {
  readonly [Name in keyof Specs]: Call<Specs[Name]>
}

/** Declares all calls of an area, once. */
export function area<const Specs extends Record<string, CallSpec>>(
  name: string,
  specs: Specs,
): Area<Specs> {
  const calls = Object.entries(specs).map(([key, spec]) => [key, { ...spec, id: `${name}.${key}` }])
  return Object.fromEntries(calls) as Area<Specs>
}

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined

export type ParamsOf<C> = C extends { params: infer T } ? Output<T> : undefined
export type QueryOf<C> = C extends { query: infer T } ? Output<T> : undefined
export type BodyOf<C> = C extends { body: infer T } ? Output<T> : undefined
export type ResponseOf<C> = C extends { response: infer T }
  ? Output<T>
  : C extends { produces: string }
    ? Blob
    : void
export type FilesOf<C> = C extends { files: infer T }
  ? { [K in keyof T as T[K] extends { required: true } ? K : never]: readonly File[] } & {
      [K in keyof T as T[K] extends { required: true } ? never : K]?: readonly File[]
    }
  : undefined

type Part<Key extends string, T> = undefined extends T
  ? T extends undefined
    ? unknown
    : { [K in Key]?: T }
  : Partial<T> extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T }

/** What a reader gets, but with a default a field may be left out. */
type Given<T> = T extends z.ZodMiniType ? Relaxed<z.output<T>, z.input<T>> : undefined
type Relaxed<Output, Input> = {
  [K in keyof Output as MayMiss<Input, K> extends true ? never : K]: Output[K]
} & {
  [K in keyof Output as MayMiss<Input, K> extends true ? K : never]?: Output[K]
}
type MayMiss<Input, K> = K extends keyof Input ? (undefined extends Input[K] ? true : false) : false

/** What a caller gives: only the parts that the call has. */
export type InputOf<C> = Part<'params', ParamsOf<C>> &
  Part<'query', C extends { query: infer T } ? Given<T> : undefined> &
  Part<'body', C extends { body: infer T } ? Given<T> : undefined> &
  Part<'files', FilesOf<C>>

/** Success status of a call. */
export const statusOf = (call: CallSpec): number =>
  call.status ?? (call.response || call.produces ? 200 : 204)

/** The names between braces in a path, in order. `{+name}` may hold several segments. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{\+?(\w+)\}/g)].map((match) => match[1]!)
