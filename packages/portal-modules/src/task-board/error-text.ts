import { failureText, type MessageTools, type PortError } from '../kit/index.ts'
import type { messages } from './messages/index.ts'

export type Tools = MessageTools<keyof (typeof messages)['de']>

/** What happened, what is safe, what to do: one text per code (ERR-02 … ERR-06). */
export function errorText(tools: Tools, error: PortError): string {
  const isFull = error.reason === 'bucket-not-empty'
  return failureText(
    tools,
    error,
    (code) => tools.t(`error.${isFull ? 'bucket-not-empty' : code}`),
    { knowsReason: isFull },
  )
}
