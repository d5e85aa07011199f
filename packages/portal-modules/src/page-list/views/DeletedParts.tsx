import { Button, Disclosure, IconTile, ListRow, ListRows } from '@atrium/design-system'
import { PanelsTopLeft, Puzzle, Trash2, Undo2 } from 'lucide-react'
import { formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { DeletedPart } from '../page-list.port.ts'

interface DeletedPartsProps {
  parts: readonly DeletedPart[]
  onRestore: (part: DeletedPart) => void
}

/** What was deleted in the last 30 days, each with its way back (T-66). */
export function DeletedParts({ parts, onRestore }: DeletedPartsProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  if (parts.length === 0) return null
  return (
    <Disclosure level={2} icon={Trash2} title={t('deleted.title')} aside={String(parts.length)}>
      <p>{t('deleted.detail')}</p>
      <ListRows aria-label={t('deleted.title')}>
        {parts.map((part) => {
          const { kind, id, name, page, deletedBy } = part
          const at = formatMoment(locale, new Date(part.deletedAt), now())
          const facts = [
            page ? t('deleted.of', { page: page.name }) : t('deleted.page'),
            deletedBy && t('deleted.by', { name: deletedBy }),
            at,
          ]
          return (
            <ListRow
              key={`${kind} ${id}`}
              isCompact
              title={name}
              subtitle={facts.filter(Boolean).join(' · ')}
              mark={<IconTile icon={kind === 'page' ? PanelsTopLeft : Puzzle} size="small" />}
              actions={
                <Button
                  size="compact"
                  variant="quiet"
                  icon={Undo2}
                  aria-label={t('action.restoreOf', { name })}
                  onPress={() => onRestore(part)}
                >
                  {t('action.restore')}
                </Button>
              }
            />
          )
        })}
      </ListRows>
    </Disclosure>
  )
}
