import type { Notification } from '@atrium/api-client/contract'
import { dateFormat, VirtualList } from '@atrium/design-system'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { useCallback, useMemo, useState } from 'react'
import { useNoticeMessages, type NoticeMessage } from './messages/index.ts'
import { NoticeRow } from './NoticeRow.tsx'
import { rowsOf, type NoticeRow as Row } from './notices.logic.ts'

export interface NoticeListProps {
  /** Newest first. */
  notices: readonly Notification[]
  isNew: (notice: Notification) => boolean
  onOpen: (notice: Notification) => void
}

const keyOf = (row: Row) => row.notice.id
const textOf = (row: Row) => row.notice.relatedObjectName
const sectionKeyOf = (row: Row) => row.section
const relative: Readonly<Record<string, NoticeMessage>> = {
  today: 'today',
  yesterday: 'yesterday',
  week: 'week',
}

/**
 * Notifications under the days they are of, about one object in one stack (T-14): arrows go through
 * them, Enter opens. Thousands are as quick as ten.
 */
export function NoticeList({ notices, isNew, onOpen }: NoticeListProps) {
  const { t, locale } = useNoticeMessages()
  const { now } = useModuleHost()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(
    () => rowsOf(notices, { now: now(), isNew, open }),
    [notices, now, isNew, open],
  )
  const toggle = useCallback(
    (stack: string) =>
      setOpen((before) => {
        const next = new Set(before)
        if (!next.delete(stack)) next.add(stack)
        return next
      }),
    [],
  )
  const openRow = useCallback((row: Row) => onOpen(row.notice), [onOpen])
  const sections = useMemo(
    () => ({
      keyOf: sectionKeyOf,
      titleOf: ({ section, notice }: Row) => {
        const key = relative[section]
        if (key) return t(key)
        const month = { month: 'long', year: 'numeric' } as const
        return dateFormat(locale === 'en' ? 'en-GB' : locale, month).format(
          new Date(notice.createdAt),
        )
      },
    }),
    [locale, t],
  )
  return (
    <VirtualList
      label={t('title')}
      role="grid"
      items={rows}
      getKey={keyOf}
      getText={textOf}
      itemHeight="auto"
      sections={sections}
      onAction={openRow}
      renderItem={useCallback(
        (row: Row, { isActive }: { isActive: boolean }) => (
          <NoticeRow
            row={row}
            isOpen={open.has(row.stack)}
            isActive={isActive}
            onOpen={openRow}
            onToggle={toggle}
          />
        ),
        [open, openRow, toggle],
      )}
    />
  )
}
