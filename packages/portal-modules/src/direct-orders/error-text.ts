import { failureText, type MessageTools, type PortError } from '../kit/index.ts'
import type { messages } from './messages/index.ts'

export type Tools = MessageTools<keyof (typeof messages)['de']>

/** What happened, what is safe, what to do: one text per code, and two reasons of their own (ERR-12). */
export function errorText(tools: Tools, error: PortError): string {
  const { t } = tools
  if (error.reason === 'block-withdrawn') return t('error.blockWithdrawn')
  if (error.reason === 'order-canceled') return t('error.canceled')
  return failureText(tools, error, (code) => t(`error.${code}`))
}
