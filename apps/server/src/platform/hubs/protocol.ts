import * as z from 'zod/mini'

/** Ends each message of the SignalR JSON protocol; a frame may hold several messages or a part of one. */
const separator = '\u001E'

export const messageTypes = {
  invocation: 1,
  completion: 3,
  streamInvocation: 4,
  ping: 6,
  close: 7,
} as const

export const handshake = z.object({ protocol: z.literal('json'), version: z.literal(1) })

export const message = z.object({ type: z.int() })

export const invocation = z.object({
  invocationId: z.optional(z.string()),
  target: z.string(),
  arguments: z._default(z.array(z.unknown()), []),
})

export const encode = (value: object) => JSON.stringify(value) + separator

/** Cuts incoming frames into messages; keeps what is not complete yet. */
export function createDecoder(maxLength: number) {
  let rest = ''
  return (frame: string): unknown[] => {
    const parts = (rest + frame).split(separator)
    rest = parts.pop()!
    if (rest.length > maxLength) throw new Error('A message is too long.')
    return parts.map((part) => JSON.parse(part) as unknown)
  }
}
