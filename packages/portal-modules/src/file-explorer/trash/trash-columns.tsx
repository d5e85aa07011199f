import { Button, Icon, MenuItem, type DataTableColumn } from '@atrium/design-system'
import { Eye, Trash2, Undo2 } from 'lucide-react'
import { formatExact, formatMoment, type MessageTools } from '../../kit/index.ts'
import type { TrashedEntry } from '../file-explorer.port.ts'
import type { messages } from '../messages/index.ts'
import { daysLeft } from './trash.logic.ts'
import { kindIcons, kindOf } from '../pictures/file-kinds.ts'

type Tools = MessageTools<keyof (typeof messages)['de']>

interface Context extends Pick<Tools, 't' | 'locale'> {
  now: () => Date
  nameOf: (entry: TrashedEntry) => string
  /** On their way back. */
  pending: ReadonlySet<number>
  restore: (item: TrashedEntry) => void
  /** Asks, and removes for good. Absent: nobody does that by hand. */
  purge: ((item: TrashedEntry) => void) | undefined
  /** Absent: nothing is shown. */
  look: ((item: TrashedEntry) => void) | undefined
}

/** Whether there is something to look at. */
export const isViewable = ({ kind, check }: TrashedEntry) => kind === 'file' && !check

const placeOf = ({ path }: TrashedEntry) => path.map(({ name }) => name).join(' › ')

/** What is told of something that was deleted, and the way back. */
export function trashColumns(context: Context): readonly DataTableColumn<TrashedEntry>[] {
  const { t, locale, now, nameOf, pending, restore } = context
  const moment = (item: TrashedEntry) => formatMoment(locale, new Date(item.deletedAt), now())
  return [
    {
      id: 'name',
      title: t('column.name'),
      text: nameOf,
      sortBy: nameOf,
      grow: 2,
      cell: (item) => (
        <span className="at-name">
          <Icon icon={kindIcons[kindOf(item)]} />
          <span>{nameOf(item)}</span>
        </span>
      ),
    },
    {
      id: 'place',
      title: t('trash.place'),
      text: placeOf,
      sortBy: placeOf,
      grow: 1.4,
      isOnPhone: true,
      detail: (item) => item.isParentGone && t('trash.parentGone'),
    },
    {
      id: 'deleted',
      title: t('trash.deleted'),
      sortBy: (item) => Date.parse(item.deletedAt),
      firstDirection: 'descending',
      isOnPhone: true,
      text: moment,
      cell: (item) => (
        <span title={formatExact(locale, new Date(item.deletedAt))}>{moment(item)}</span>
      ),
      detail: (item) => item.deletedBy,
    },
    {
      id: 'left',
      title: t('trash.left'),
      sortBy: (item) => daysLeft(item.deletedAt, now()),
      text: (item) => t('trash.days', { count: daysLeft(item.deletedAt, now()) }),
      width: 120,
    },
    {
      id: 'restore',
      title: t('column.actions'),
      width: 190,
      align: 'end',
      // There it is in the row's menu.
      isOnPhone: false,
      isHideable: false,
      cell: (item) => (
        <Button
          size="compact"
          icon={Undo2}
          isPending={pending.has(item.id)}
          isDisabled={item.isParentGone}
          aria-label={t('trash.restoreOne', { name: nameOf(item) })}
          onPress={() => restore(item)}
        >
          {t('trash.restore')}
        </Button>
      ),
    },
  ]
}

/** What can be done with a row; the way back too, where there is no room for a button in each row. */
export function trashActions(context: Context, isNarrow: boolean) {
  const { t, pending, restore, purge, look } = context
  if (!isNarrow && !purge && !look) return undefined
  return (item: TrashedEntry) => {
    const isPending = pending.has(item.id)
    return (
      <>
        {look && isViewable(item) && (
          <MenuItem icon={Eye} onAction={() => look(item)}>
            {t('action.open')}
          </MenuItem>
        )}
        <MenuItem
          icon={Undo2}
          isDisabled={item.isParentGone || isPending}
          onAction={() => restore(item)}
        >
          {t('trash.restore')}
        </MenuItem>
        {purge && item.canPurge && (
          <MenuItem icon={Trash2} isDanger isDisabled={isPending} onAction={() => purge(item)}>
            {t('trash.purge')}
          </MenuItem>
        )}
      </>
    )
  }
}
