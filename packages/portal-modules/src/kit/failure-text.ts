import { kitMessages } from './kit-messages.ts'
import type { PortError } from './port-error.ts'
import { messageTools, type MessageTools } from './useMessages.ts'

/**
 * Text for a failed call, the same way in every module: the host's own words if there are any; sign-in
 * and "too fast", which no module has words for; else the module's own text, with the number for support
 * where nobody knows what went wrong (ERR-02 … ERR-06).
 * @param own  what the module says of the error's code
 */
export function failureText(
  { locale }: Pick<MessageTools, 'locale'>,
  { code, explanation, status, reference }: PortError,
  own: string,
): string {
  if (explanation !== undefined) return explanation
  const { t } = messageTools(kitMessages, locale)
  if (status === 401) return t('failure.401')
  if (status === 429) return t('failure.429')
  if (code !== 'unknown' || reference === undefined) return own
  return `${own} ${t('failure.reference', { reference })}`
}
