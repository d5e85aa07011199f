import type { MessageTools, PortError } from '../kit/index.ts'
import type { MessageKey } from './messages/index.ts'

/** Why a decision did not arrive, and what to do. */
export function errorText({ t }: MessageTools<MessageKey>, error: PortError): string {
  if (error.explanation !== undefined) return error.explanation
  if (error.code === 'conflict') {
    return t(error.reason === 'not-approvable' ? 'error.decided' : 'error.changed')
  }
  if (error.code === 'forbidden') return t('forbidden')
  if (error.code === 'offline') return t('error.offline')
  const [text] = Object.values(error.fields).flat()
  return text ?? t('error.unknown')
}

/** Why nobody was reminded (T-39). */
export function nudgeErrorText({ t }: MessageTools<MessageKey>, error: PortError): string {
  if (error.explanation !== undefined) return error.explanation
  if (error.code === 'conflict') {
    return t(error.reason === 'nudged-today' ? 'nudge.today' : 'nudge.nothing')
  }
  if (error.code === 'forbidden') return t('nudge.forbidden')
  return t(error.code === 'offline' ? 'nudge.offline' : 'nudge.unknown')
}
