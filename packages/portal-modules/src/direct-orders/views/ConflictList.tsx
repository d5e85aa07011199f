import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import { settingText } from '../../kit/settings/settings.ts'
import { differences, differentFields, type OrderFact } from '../conflict.logic.ts'
import { draftOf, selectedMedia, type OrderDraft } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../useWizard.ts'
import { useValueWords } from './words.ts'

const labels = {
  block: 'block.label',
  campaign: 'campaign.campaign',
  start: 'media.start',
  end: 'media.end',
  media: 'media.label',
  budget: 'budget.label',
  name: 'about.name',
  region: 'about.region',
  purchaseOrder: 'about.purchaseOrder',
  description: 'about.description',
  target: 'about.target',
  comment: 'about.comment',
} as const satisfies Record<Exclude<OrderFact, 'values'>, string>

/** So much of a long text tells two of them apart, mostly. */
const longest = 120

/** How the order stands since somebody else changed it, beside what was entered here (DO-28). */
export function ConflictList({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const { theirs, draft } = model
  const say = useFactWords(model)
  const linesOf = useFieldLines(model)
  if (!theirs) return null
  const stands = draftOf(theirs)
  const quoted = (text: string) => (text ? t('conflict.quoted', { text }) : t('conflict.nothing'))
  const lines = differences(stands, draft).flatMap((fact) =>
    fact === 'values'
      ? linesOf(stands)
      : [
          {
            id: fact as string,
            field: t(labels[fact]),
            theirs: say(stands, fact),
            mine: say(draft, fact),
          },
        ],
  )
  return (
    <>
      <ul>
        {lines.map(({ id, field, ...both }) => (
          <li key={id}>
            {t('conflict.line', { field, theirs: quoted(both.theirs), mine: quoted(both.mine) })}
          </li>
        ))}
      </ul>
      {t('conflict.again')}
    </>
  )
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** Both values of each configured field that differs; what the tenant keeps to itself is not told. */
function useFieldLines({ theirs, draft, options }: WizardModel) {
  const { locale } = useMessages(messages)
  const say = useValueWords(locale)
  const asked = options?.state === 'ready' ? options.data.fields : []
  return (stands: OrderDraft) =>
    differentFields(stands, draft).flatMap((id) => {
      const known = [...asked, ...(theirs?.values ?? [])].find(({ setting }) => setting.field.key === id) // prettier-ignore
      if (!known || known.setting.field.type === 'Hidden') return []
      const { field } = known.setting
      const words = ({ values }: OrderDraft) => shortened(say(field, settingText(values[id])))
      return [{ id, field: field.displayName, theirs: words(stands), mine: words(draft) }]
    })
}

function useFactWords({ theirs, draft: mine, options, choices }: WizardModel) {
  const { locale } = useMessages(messages)
  const known = options?.state === 'ready' ? options.data.media : []
  const mediumOf = (id: number) =>
    [...known, ...(theirs?.media ?? [])].find(({ mediaTypeId }) => mediaTypeId === id)?.name
  /** Days are told where they are its own here or there: both can be compared then. */
  const hasOwnDays = (id: number) =>
    [...mine.media, ...(theirs?.media ?? [])].some(
      ({ mediaTypeId, start, end }) => mediaTypeId === id && (start !== null || end !== null),
    )
  return (draft: OrderDraft, fact: Exclude<OrderFact, 'values'>): string => {
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
