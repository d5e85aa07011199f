import { failureText, type MessageTools, type PortError } from '../kit/index.ts'
import type { MessageKey } from './messages/index.ts'

/** Why a decision did not arrive, and what to do. */
export const errorText = (tools: MessageTools<MessageKey>, error: PortError): string =>
  failureText(tools, error, ownText(tools, error), {
    knowsReason: error.reason === 'not-approvable',
  })

function ownText({ t }: MessageTools<MessageKey>, error: PortError): string {
  if (error.code === 'conflict') {
    return t(error.reason === 'not-approvable' ? 'error.decided' : 'error.changed')
  }
  if (error.code === 'forbidden') return t('forbidden')
  const [text] = Object.values(error.fields).flat()
  return text ?? t('error.unknown')
}

/** Why nobody was reminded (T-39). */
export const nudgeErrorText = (tools: MessageTools<MessageKey>, error: PortError): string =>
  failureText(tools, error, ownNudgeText(tools, error), {
    knowsReason: error.code === 'conflict',
  })

function ownNudgeText({ t }: MessageTools<MessageKey>, error: PortError): string {
  if (error.code === 'conflict') {
    return t(error.reason === 'nudged-today' ? 'nudge.today' : 'nudge.nothing')
  }
  if (error.code === 'forbidden') return t('nudge.forbidden')
  return t('nudge.unknown')
}

/** Why the condition of an approval stayed as it is (COCK-09). */
export const conditionErrorText = (tools: MessageTools<MessageKey>, error: PortError): string =>
  failureText(tools, error, ownConditionText(tools, error))

function ownConditionText({ t }: MessageTools<MessageKey>, error: PortError): string {
  if (error.code === 'conflict') return t('condition.changed')
  if (error.code === 'forbidden') return t('condition.forbidden')
  return t('condition.unknown')
}
