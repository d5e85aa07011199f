import { Button, StateScreen, VirtualList } from '@atrium/design-system'
import { RotateCw, ScrollText } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { addDays, formatDay, isoDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { isNarrowed, wholeLog } from '../audit-log.logic.ts'
import type { AuditEntry } from '../audit-log.port.ts'
import { messages } from '../messages/index.ts'
import type { AuditLogModel } from '../useAuditLog.ts'
import { EntryRow } from './EntryRow.tsx'

const keyOf = ({ id }: AuditEntry) => id
const textOf = ({ actionName, objectName, actor }: AuditEntry) =>
  [actionName, objectName, actor?.name].filter(Boolean).join(', ')
const rowPx = 57

/** Entries under their days; what is older comes as one scrolls (T-05). */
export function EntryList({ model }: { model: AuditLogModel }) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const { entries, state, isLoadingMore, hasMoreFailed, loadMore, filter, setFilter } = model
  const today = isoDay(now())
  const yesterday = addDays(today, -1)
  const sections = useMemo(
    () => ({
      keyOf: ({ at }: AuditEntry) => isoDay(at),
      titleOf: ({ at }: AuditEntry) => {
        const day = isoDay(at)
        if (day === today) return t('today')
        return day === yesterday ? t('yesterday') : formatDay(locale, day, 'long')
      },
    }),
    [locale, t, today, yesterday],
  )
  const narrowed = isNarrowed(filter)
  return (
    <VirtualList
      label={t('list')}
      role="grid"
      items={entries}
      getKey={keyOf}
      getText={textOf}
      itemHeight="auto"
      estimateHeight={estimate}
      sections={sections}
      onAction={model.open}
      onReachEnd={loadMore}
      isLoading={state === 'loading' || isLoadingMore}
      renderItem={useCallback(
        (entry: AuditEntry) => (
          <EntryRow entry={entry} />
        ),
        [],
      )}
      error={
        // Without one the list must get none: what is empty says something else.
        hasMoreFailed ? (
          <StateScreen
            kind="error"
            title={t('failed.more')}
            action={
              <Button icon={RotateCw} onPress={loadMore}>
                {t('action.retry')}
              </Button>
            }
          />
        ) : undefined
      }
      emptyState={
        <StateScreen
          kind="empty"
          icon={ScrollText}
          title={t(narrowed ? 'find.none' : 'empty.title')}
          detail={t(narrowed ? 'find.noneDetail' : 'empty.detail')}
          action={
            narrowed && <Button onPress={() => setFilter(wholeLog)}>{t('action.all')}</Button>
          }
        />
      }
    />
  )
}

const estimate = () => rowPx
