import { failureText, type MessageTools, type PortError } from '../kit/index.ts'
import type { messages } from './messages/index.ts'

export type Tools = MessageTools<keyof (typeof messages)['de']>

/** What happened, what is safe, what to do: one text per code (ERR-02 … ERR-06). */
export function errorText(tools: Tools, error: PortError): string {
  const { code, reason } = error
  const key = reason === 'bucket-not-empty' ? 'error.bucket-not-empty' : (`error.${code}` as const)
  return failureText(tools, error, tools.t(key))
}
