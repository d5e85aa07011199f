import { formatMinute } from '../format.ts'
import type { Query } from '../query.ts'
import { useMessages } from '../language/useMessages.ts'
import { useQuery } from '../reading/useQuery.ts'
import type { AudienceChange } from './audience.types.ts'
import { audienceMessages } from './messages.ts'

/** Says who changed an audience last, and when; nothing if nobody ever did (T-70). */
export function LastChange({ query }: { query: Query<AudienceChange> }) {
  const { t, locale } = useMessages(audienceMessages)
  const last = useQuery(query)
  if (last.state !== 'ready' || last.data.at === null) return null
  const at = formatMinute(locale, new Date(last.data.at))
  const { by: name } = last.data
  return <p>{name === null ? t('change.at', { at }) : t('change.by', { name, at })}</p>
}
