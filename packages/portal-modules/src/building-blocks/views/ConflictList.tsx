import { Button } from '@atrium/design-system'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { CampaignChoice, MediaChoice } from '../building-blocks.port.ts'
import type { BlockFact, FieldConflict } from '../conflict.logic.ts'
import { toField, type BlockDraft, type DraftField } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { BlockEditor } from '../useBlockEditor.ts'
import { durationWords } from './words.ts'

const labels = {
  name: 'about.name',
  description: 'about.description',
  format: 'frame.format',
  priority: 'about.priority',
  budget: 'frame.budget',
  duration: 'frame.duration',
  belonging: 'belongs.title',
  media: 'media.title',
} as const satisfies Record<BlockFact, string>

/** So much of a long text tells two of them apart, mostly. */
const longestShown = 120

interface ConflictListProps {
  editor: BlockEditor
  mediaTypes: readonly MediaChoice[]
  campaigns: readonly CampaignChoice[]
}

/** What two people changed at once: how it stands, what was entered here, and the way to take theirs. */
export function ConflictList({ editor, mediaTypes, campaigns }: ConflictListProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { conflict, draft, takeTheirs } = editor
  if (!conflict) return null
  const say = (one: BlockDraft, fact: BlockFact): string => {
    switch (fact) {
      case 'budget':
        return one.budget === null ? '' : formatBudget(tools.locale, one.budget, null)
      case 'priority':
        return one.priority === null ? '' : String(one.priority)
      case 'duration': {
        const { durationCount: count, durationUnit: unit } = one
        return count === null ? '' : durationWords(tools, { count, unit })
      }
      case 'media':
        return one.media
          .flatMap(({ mediaTypeId }) => mediaTypes.find(({ id }) => id === mediaTypeId)?.name ?? [])
          .join(', ')
      case 'belonging':
        return [one.customerName, campaigns.find(({ id }) => id === one.campaignId)?.name]
          .filter(Boolean)
          .join(' · ')
      default: {
        const text = one[fact].trim()
        return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
      }
    }
  }
  const quoted = (text: string) => (text ? t('conflict.quoted', { text }) : t('conflict.nothing'))
  const fieldLine = ({ key, mine, theirs }: FieldConflict) => {
    const known = draft.fields.find((field) => field.key === key) ?? mine
    const field = t('conflict.field', { name: (known ?? theirs)?.name || key })
    const words = { field, theirs: quoted(fieldWords(theirs)), mine: quoted(fieldWords(known)) }
    if (!theirs) return { field, text: t('conflict.fieldRemoved', words) }
    return { field, text: t(mine ? 'conflict.fieldChanged' : 'conflict.fieldRemovedHere', words) }
  }
  const lines = [
    ...conflict.facts.map((fact) => {
      const field = t(labels[fact])
      const text = t('conflict.line', { field, theirs: quoted(say(conflict.theirs, fact)), mine: quoted(say(draft, fact)) }) // prettier-ignore
      return { id: fact as string, field, text, take: () => takeTheirs({ fact }) }
    }),
    ...conflict.fields.map((one) => ({
      id: `field ${one.key}`,
      ...fieldLine(one),
      take: () => takeTheirs({ field: one }),
    })),
  ]
  if (lines.length === 0) return null
  return (
    <>
      <ul>
        {lines.map(({ id, field, text, take }) => (
          <li key={id}>
            {text}{' '}
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

/** What a field asks, in one line. */
function fieldWords(field: DraftField | undefined): string {
  if (!field) return ''
  const { name, description, choices, value } = toField(field)
  return [name, description, choices.join(', '), value].filter(Boolean).join(' – ')
}
