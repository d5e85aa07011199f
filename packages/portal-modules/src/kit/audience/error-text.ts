import { failureText } from '../failures/failure-text.ts'
import type { PortError } from '../port-error.ts'
import type { MessageTools } from '../language/useMessages.ts'
import type { audienceMessages } from './messages.ts'

const known = ['audience-changed'] as const

/** What happened, what is safe, what to do. */
export function errorText(
  tools: MessageTools<keyof (typeof audienceMessages)['de']>,
  error: PortError,
): string {
  const reason = known.find((one) => one === error.reason)
  return failureText(tools, error, (code) => tools.t(`error.${reason ?? code}`), {
    knowsReason: reason !== undefined,
  })
}
