import { failureText, type MessageTools, type PortError } from '../kit/index.ts'
import type { messages } from './messages/index.ts'

export type Tools = MessageTools<keyof (typeof messages)['de']>

/** What happened, what is safe, what to do (ERR-12). */
export const errorText = (tools: Tools, error: PortError): string =>
  failureText(tools, error, (code) => tools.t(`error.${code}`))
