import { formatBudget } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import { differences, type OrderFact } from '../conflict.logic.ts'
import { draftOf, selectedMedia, type OrderDraft } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../useWizard.ts'

const labels = {
  block: 'block.label',
  campaign: 'campaign.campaign',
  start: 'media.start',
  end: 'media.end',
  media: 'media.label',
  budget: 'budget.label',
  values: 'details.title',
  name: 'about.name',
  region: 'about.region',
  purchaseOrder: 'about.purchaseOrder',
  description: 'about.description',
  target: 'about.target',
  comment: 'about.comment',
} as const satisfies Record<OrderFact, string>

/** So much of a long text tells two of them apart, mostly. */
const longest = 120

/** How the order stands since somebody else changed it, beside what was entered here (DO-28). */
export function ConflictList({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const say = useFactWords(model)
  const { theirs, draft } = model
  if (!theirs) return null
  const stands = draftOf(theirs)
  const quoted = (text: string) => (text ? t('conflict.quoted', { text }) : t('conflict.nothing'))
  return (
    <>
      <ul>
        {differences(stands, draft).map((fact) => (
          <li key={fact}>
            {fact === 'values'
              ? t('conflict.values', { field: t(labels[fact]) })
              : t('conflict.line', {
                  field: t(labels[fact]),
                  theirs: quoted(say(stands, fact)),
                  mine: quoted(say(draft, fact)),
                })}
          </li>
        ))}
      </ul>
      {t('conflict.again')}
    </>
  )
}

function useFactWords({ theirs, options, choices }: WizardModel) {
  const { locale } = useMessages(messages)
  const known = options?.state === 'ready' ? options.data.media : []
  const mediumOf = (id: number) =>
    [...known, ...(theirs?.media ?? [])].find(({ mediaTypeId }) => mediaTypeId === id)?.name
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
          .flatMap(({ mediaTypeId }) => mediumOf(mediaTypeId) ?? [])
          .join(', ')
      case 'budget':
        return formatBudget(locale, draft.budget ?? 0, null)
      default: {
        const text = draft[fact].trim()
        return text.length > longest ? `${text.slice(0, longest)}…` : text
      }
    }
  }
}
