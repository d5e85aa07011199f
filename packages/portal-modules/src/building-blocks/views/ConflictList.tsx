import { formatBudget } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { MediaChoice } from '../building-blocks.port.ts'
import { differences, draftOf, type BlockDraft, type BlockFact } from '../draft.logic.ts'
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
  media: 'media.title',
  fields: 'fields.title',
} as const satisfies Record<BlockFact, string>

/** So much of a long text tells two of them apart, mostly. */
const longestShown = 120

interface ConflictListProps {
  editor: BlockEditor
  mediaTypes: readonly MediaChoice[]
}

/** How the block stands since somebody else changed it, beside what was entered here. */
export function ConflictList({ editor, mediaTypes }: ConflictListProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { theirs, draft } = editor
  if (!theirs) return null
  const stands = draftOf(theirs)
  const say = (one: BlockDraft, fact: Exclude<BlockFact, 'fields'>): string => {
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
      default: {
        const text = one[fact].trim()
        return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
      }
    }
  }
  const quoted = (text: string) => (text ? t('conflict.quoted', { text }) : t('conflict.nothing'))
  return (
    <>
      <ul>
        {differences(stands, draft).map((fact) => (
          <li key={fact}>
            {fact === 'fields'
              ? t('conflict.fields', { field: t(labels[fact]) })
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
