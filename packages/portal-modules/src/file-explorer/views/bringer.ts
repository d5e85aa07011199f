import type { Tools } from '../error-text.ts'
import type { Entry } from '../file-explorer.port.ts'

/** Who brought an entry as it is now, also somebody without an account (T-73); undefined: nobody knows. */
export const bringerOf = (
  { t }: Pick<Tools, 't'>,
  { modifiedBy, sentBy }: Pick<Entry, 'modifiedBy' | 'sentBy'>,
): string | undefined =>
  sentBy === undefined ? (modifiedBy ?? undefined) : t('sender.outside', { name: sentBy })
