import { Button } from '@atrium/design-system'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import { settingText } from '../../kit/settings/settings.ts'
import type { OrderFact } from '../conflict.logic.ts'
import { selectedMedia, type OrderDraft } from '../draft.logic.ts'
import { draftOf } from '../order-draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { factLabels } from './useFieldName.ts'
import { useValueWords } from './words.ts'

/** So much of a long text tells two of them apart, mostly. */
const longest = 120

/** What two people changed at once: how it stands, what was entered here, and the way to take theirs (DO-28). */
export function ConflictList({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const { conflict, draft, takeTheirs } = model
  const say = useFactWords(model)
  const fieldWords = useFieldWords(model)
  if (!conflict) return null
  const stands = draftOf(conflict.theirs)
  const facts = conflict.facts.map((fact) => ({
    id: fact as string,
    field: t(factLabels[fact]),
    theirs: say(stands, fact),
    mine: say(draft, fact),
    take: () => takeTheirs({ fact }),
  }))
  const fields = conflict.fields.flatMap((id) => {
    const words = fieldWords(id, stands)
    return words ? [{ id, ...words, take: () => takeTheirs({ field: id }) }] : []
  })
  const quoted = (text: string) => (text ? t('conflict.quoted', { text }) : t('conflict.nothing'))
  const lines = [...facts, ...fields]
  if (lines.length === 0) return null
  return (
    <>
      <ul>
        {lines.map(({ id, field, take, ...both }) => (
          <li key={id}>
            {t('conflict.line', { field, theirs: quoted(both.theirs), mine: quoted(both.mine) })}{' '}
            <Button size="compact" aria-label={t('conflict.take', { field })} onPress={take}>
              {t('conflict.takeShort')}
            </Button>
          </li>
        ))}
      </ul>
      {t('conflict.again')}
    </>
  )
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** Both values of a configured field; what the tenant keeps to itself is not told. */
function useFieldWords({ conflict, draft, options }: WizardModel) {
  const { locale } = useMessages(messages)
  const say = useValueWords(locale)
  const asked = options?.state === 'ready' ? options.data.fields : []
  return (id: string, stands: OrderDraft) => {
    const known = [...asked, ...(conflict?.theirs.values ?? [])].find(({ setting }) => setting.field.key === id) // prettier-ignore
    if (!known || known.setting.field.type === 'Hidden') return undefined
    const { field } = known.setting
    const words = ({ values }: OrderDraft) => shortened(say(field, settingText(values[id])))
    return { field: field.displayName, theirs: words(stands), mine: words(draft) }
  }
}

function useFactWords({ conflict, draft: mine, options, choices }: WizardModel) {
  const theirs = conflict?.theirs
  const { locale } = useMessages(messages)
  const known = options?.state === 'ready' ? options.data.media : []
  const mediumOf = (id: number) =>
    [...known, ...(theirs?.media ?? [])].find(({ mediaTypeId }) => mediaTypeId === id)?.name
  /** Days are told where they are its own here or there: both can be compared then. */
  const hasOwnDays = (id: number) =>
    [...mine.media, ...(theirs?.media ?? [])].some(
      ({ mediaTypeId, start, end }) => mediaTypeId === id && (start !== null || end !== null),
    )
  return (draft: OrderDraft, fact: OrderFact): string => {
    switch (fact) {
      case 'block':
        return draft.block?.name ?? ''
      case 'campaign':
        return choices.campaigns.find(({ id }) => id === draft.campaignId)?.name ?? ''
      case 'start':
      case 'end': {
        const day = draft[fact]
        return day === null ? '' : formatDay(locale, day)
      }
      case 'media':
        return selectedMedia(draft)
          .flatMap(({ mediaTypeId, start, end }) => {
            const name = mediumOf(mediaTypeId)
            if (!name) return []
            if (!hasOwnDays(mediaTypeId)) return [name]
            return [`${name} (${formatRange(locale, start ?? draft.start, end ?? draft.end)})`]
          })
          .join(', ')
      case 'budget':
        return formatBudget(locale, draft.budget ?? 0, null)
      default:
        return shortened(draft[fact].trim())
    }
  }
}
