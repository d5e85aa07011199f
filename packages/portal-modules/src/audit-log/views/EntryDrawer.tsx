import {
  Button,
  DescriptionList,
  Drawer,
  Heading,
  Skeleton,
  StateScreen,
} from '@atrium/design-system'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { formatExact, useMessages, useQuery } from '../../kit/index.ts'
import type { AuditEntry, AuditFilter, AuditLogPort } from '../audit-log.port.ts'
import { messages } from '../messages/index.ts'
import type { AuditLogModel } from '../useAuditLog.ts'
import { wholeLog } from '../audit-log.logic.ts'

const Content = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    p {
      margin: 0;
      color: var(--at-text-2);
    }
    .at-narrow {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
    }
  }
`

interface EntryDrawerProps {
  model: AuditLogModel
  port: AuditLogPort
}

/** The entry that the address names, with all that was recorded (T-05). */
export function EntryDrawer({ model, port }: EntryDrawerProps) {
  const { t } = useMessages(messages)
  const { openId, entries, close, setFilter } = model
  const listed = entries.find(({ id }) => id === openId)
  const asked = useQuery(
    useMemo(
      () => (openId === null || listed ? undefined : port.entry(openId)),
      [listed, openId, port],
    ),
  )
  const entry = listed ?? (asked.state === 'ready' ? asked.data : undefined)
  const isGone = asked.state === 'failed' && asked.error.code === 'not-found'
  return (
    <Drawer
      isOpen={openId !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={entry?.actionName ?? t('entry.title')}
      width="medium"
    >
      {entry ? (
        <EntryDetail entry={entry} onNarrow={(filter) => setFilter(filter)} />
      ) : asked.state === 'failed' ? (
        <StateScreen
          kind={isGone ? 'notFound' : 'error'}
          title={t(isGone ? 'entry.gone' : 'failed.title')}
          detail={t(isGone ? 'entry.goneDetail' : 'failed.detail')}
          action={!isGone && <Button onPress={asked.retry}>{t('action.retry')}</Button>}
        />
      ) : (
        <Skeleton shape="block" height="240px" />
      )}
    </Drawer>
  )
}

interface EntryDetailProps {
  entry: AuditEntry
  onNarrow: (filter: AuditFilter) => void
}

function EntryDetail({ entry, onNarrow }: EntryDetailProps) {
  const { t, locale } = useMessages(messages)
  const { actor, objectType, objectId, objectName, objectTypeName, changes, requestId } = entry
  return (
    <Content>
      <DescriptionList
        items={[
          { term: t('column.at'), detail: formatExact(locale, entry.at) },
          { term: t('column.actor'), detail: actor?.name ?? t('nobody') },
          { term: objectTypeName, detail: objectName ?? objectId },
          ...(requestId === null ? [] : [{ term: t('column.request'), detail: requestId }]),
        ]}
      />
      <Heading level={3}>{t('column.changes')}</Heading>
      {changes.length === 0 ? (
        <p>{t('entry.noChanges')}</p>
      ) : (
        <DescriptionList
          hasDividers
          items={changes.map(({ label, before, after }) => ({
            term: label,
            detail: before === null ? after : t('change', { before, after: after ?? '–' }),
          }))}
        />
      )}
      <div className="at-narrow">
        {objectId !== null && (
          <Button size="compact" onPress={() => onNarrow({ ...wholeLog, objectType, objectId })}>
            {t('action.ofObject')}
          </Button>
        )}
        {actor && (
          <Button size="compact" onPress={() => onNarrow({ ...wholeLog, userId: actor.id })}>
            {t('action.ofPerson')}
          </Button>
        )}
      </div>
    </Content>
  )
}
