import { Button, Disclosure, IconTile, ListRow, ListRows } from '@atrium/design-system'
import { Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { formatMoment } from '../format.ts'
import { useModuleHost } from '../module-host/host.tsx'

interface DeletedRow {
  key: string | number
  name: string
  icon: LucideIcon
  /** What else is known of it, before when it went. */
  facts: readonly (string | false | null)[]
  /** ISO moment. */
  at: string
  onRestore: () => void
}

interface DeletedRowsProps {
  title: string
  /** What becomes of them, and when. */
  detail: string
  rows: readonly DeletedRow[]
  /** "Restore" */
  restore: string
  /** The same with the name, for those who hear it alone. */
  restoreOf: (name: string) => string
}

/** What went in the last 30 days, each with its way back (T-66). */
export function DeletedRows({ title, detail, rows, restore, restoreOf }: DeletedRowsProps) {
  const { locale, now } = useModuleHost()
  if (rows.length === 0) return null
  return (
    <Disclosure level={2} icon={Trash2} title={title} aside={String(rows.length)}>
      <p>{detail}</p>
      <ListRows aria-label={title}>
        {rows.map(({ key, name, icon, facts, at, onRestore }) => (
          <ListRow
            key={key}
            isCompact
            title={name}
            subtitle={[...facts, formatMoment(locale, new Date(at), now())]
              .filter(Boolean)
              .join(' · ')}
            mark={<IconTile icon={icon} size="small" />}
            actions={
              <Button
                size="compact"
                variant="quiet"
                icon={Undo2}
                aria-label={restoreOf(name)}
                onPress={onRestore}
              >
                {restore}
              </Button>
            }
          />
        ))}
      </ListRows>
    </Disclosure>
  )
}
