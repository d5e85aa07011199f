import { formatMinute } from '../format.ts'
import type { Query } from '../query.ts'
import { useMessages } from '../language/useMessages.ts'
import { useQuery } from '../reading/useQuery.ts'
import type { AudienceChange } from './audience.types.ts'
import { audienceMessages } from './messages.ts'

/** Who changed it last, and when; nothing where nobody ever did (T-70). */
export function LastChange({ query }: { query: Query<AudienceChange> }) {
  const { t, locale } = useMessages(audienceMessages)
  // Opened again right after a change it says that one.
  const last = useQuery(query, { asksAlways: true })
  if (last.state !== 'ready' || last.data.at === null) return null
  const at = formatMinute(locale, new Date(last.data.at))
  const { by: name } = last.data
  return <p>{name === null ? t('change.at', { at }) : t('change.by', { name, at })}</p>
}
