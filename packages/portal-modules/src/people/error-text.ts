import { failureText, type MessageTools, type PortError } from '../kit/index.ts'
import type { messages } from './messages/index.ts'

export type Tools = MessageTools<keyof (typeof messages)['de']>

const reasons = ['has-items', 'has-members', 'inactive', 'last-administrator', 'oneself', 'profile-elsewhere', 'sessions-elsewhere', 'credentials-elsewhere'] as const // prettier-ignore

/** What happened, what is safe, what to do: one text per reason and code (ERR-02 … ERR-06). */
export function errorText(tools: Tools, error: PortError): string {
  const known = reasons.find((one) => one === error.reason)
  return failureText(tools, error, (code) => tools.t(known ? `reason.${known}` : `error.${code}`), {
    knowsReason: known !== undefined,
  })
}
