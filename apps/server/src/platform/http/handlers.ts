import type { Area, ResponseOf } from '@atrium/api-client/contract'
import type { Readable } from 'node:stream'
import type { CallContext } from './call-context.ts'

type Built<A> = { [K in keyof A as A[K] extends { planned: true } ? never : K]: A[K] }

/** An answer that is a file: what calls with `produces` give. */
export interface FileAnswer {
  /** Media type. */
  type: string
  /** Bytes. */
  size: number
  /** Names this very content; whoever has it gets 304. */
  etag: string
  cacheControl: string
  /** Opens the content; not called where nothing is sent. */
  open(): Promise<Readable>
}

type AnswerOf<C> = C extends { produces: string } ? FileAnswer : ResponseOf<C>

type Handler<C> = (context: CallContext<C>) => Promise<AnswerOf<C>>

/**
 * A handler in two steps. `prepare` does what takes long and needs no transaction, such as decoding
 * a picture; what it gives back is the work inside of it, which may run more than once.
 */
interface TwoSteps<C> {
  prepare: (context: CallContext<C>) => Promise<() => Promise<AnswerOf<C>>>
}

/** A handler for every built call of an area: a missing one fails the type check. */
export type Handlers<A extends Area> = {
  [K in keyof Built<A>]: Handler<Built<A>[K]> | TwoSteps<Built<A>[K]>
}
