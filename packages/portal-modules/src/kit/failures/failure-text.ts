import { kitMessages } from '../language/kit-messages.ts'
import type { PortError, PortErrorCode } from '../port-error.ts'
import { messageTools, type MessageTools } from '../language/useMessages.ts'

/** Codes of which each module says what they mean to it; of a lost connection all say the same. */
type OwnCode = Exclude<PortErrorCode, 'offline'>

/**
 * Text for a failed call, the same way in every module: the host's own words if there are any; sign-in,
 * "too fast" and a lost connection in the kit's; else the module's own text, with the number for support
 * where nobody knows what went wrong (ERR-02 … ERR-06).
 * @param own  what the module says, or what it says of the error's code
 * @param knowsReason  the module has words for this very reason, which come before the host's
 */
export function failureText(
  { locale }: Pick<MessageTools, 'locale'>,
  { code, explanation, status, reference }: PortError,
  own: string | ((code: OwnCode) => string),
  { knowsReason = false }: { knowsReason?: boolean } = {},
): string {
  if (explanation !== undefined && !knowsReason) return explanation
  const { t } = messageTools(kitMessages, locale)
  if (status === 401) return t('failure.401')
  if (status === 429) return t('failure.429')
  if (code === 'offline') return t('failure.offline')
  const text = typeof own === 'string' ? own : own(code)
  if (code !== 'unknown' || reference === undefined) return text
  return `${text} ${t('failure.reference', { reference })}`
}

/** What happened, what is safe, what to do, of a module with one text for each code. */
export const errorText = (tools: MessageTools<`error.${OwnCode}`>, error: PortError): string =>
  failureText(tools, error, (code) => tools.t(`error.${code}`))
