import type { PortError } from '../port-error.ts'
import type { MessageTools } from '../useMessages.ts'
import type { audienceMessages } from './messages.ts'

const known = ['audience-changed'] as const

/** What happened, what is safe, what to do. */
export function errorText(
  { t }: MessageTools<keyof (typeof audienceMessages)['de']>,
  { code, reason, explanation }: PortError,
): string {
  if (explanation !== undefined) return explanation
  return t(`error.${known.find((one) => one === reason) ?? code}`)
}
