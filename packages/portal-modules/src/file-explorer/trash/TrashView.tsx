import { Breadcrumbs, Button, DataTable, PageHeader, StateScreen } from '@atrium/design-system'
import type { Key } from '@atrium/design-system/collection'
import { RotateCw, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { DeleteQuestion, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import type { TrashedEntry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { TrashModel } from './useTrash.ts'
import { ConflictDialog } from '../moving/ConflictDialog.tsx'
import { UnderwayPanel } from '../moving/UnderwayPanel.tsx'
import { isViewable, trashActions, trashColumns } from './trash-columns.tsx'
import { useKeptFocus } from '../list/useKeptFocus.ts'
import { narrowBelow, useRoom } from '../list/useRoom.ts'

export interface TrashViewProps {
  model: TrashModel
  /** What the files are called where they are shown. */
  title: string | undefined
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: var(--at-space-3);

    > header {
      margin-block-end: 0;
    }
    .at-hint {
      margin: 0;
      max-inline-size: 68ch;
      color: var(--at-text-2);
    }
    .at-bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) var(--at-space-4);
      min-block-size: 44px;
    }
    .at-bar > strong {
      flex: 1;
    }
    .at-danger {
      padding-inline-start: var(--at-space-4);
      border-inline-start: 1px solid var(--at-line-strong);
    }
    .at-reached:focus {
      outline: none;
    }
    .at-name {
      display: inline-flex;
      align-items: center;
      gap: var(--at-space-3);
      min-inline-size: 0;
    }
    .at-name > .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    .at-name > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`

/** What was deleted in the last 30 days: where it was, who deleted it and when, and the way back (T-66). */
export function TrashView({ model, title }: TrashViewProps) {
  const { items, pending, underway, question, nameOf, leave } = model
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { now } = useModuleHost()
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set())
  const rows = items.state === 'ready' ? items.data : []
  const chosen = rows.filter(({ id }) => keys.has(id))
  const restore = (item: TrashedEntry) => model.restore([item])
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root, Number(chosen.length > 0) + Number(rows.length > 0))
  const isNarrow = useRoom(root).room === 'narrow'
  const [doomed, setDoomed] = useState<readonly TrashedEntry[]>()
  const purgeable = model.purge ? chosen.filter(({ canPurge }) => canPurge) : []
  const context = {
    t,
    locale,
    now,
    nameOf,
    pending,
    restore,
    purge: model.purge && ((item: TrashedEntry) => setDoomed([item])),
    look: model.look,
  }
  const columns = trashColumns(context)

  return (
    <Root ref={root}>
      <PageHeader
        title={t('trash.title')}
        breadcrumb={
          <Breadcrumbs
            label={t('path.label')}
            items={[
              { id: 'files', label: title ?? t('trash.files') },
              { id: 'trash', label: t('trash.title') },
            ]}
            onNavigate={leave}
          />
        }
      />
      <p className="at-hint">{t('trash.hint')}</p>
      {chosen.length > 0 && (
        <TrashBar
          count={chosen.length}
          onRestore={() => {
            model.restore(chosen)
            setKeys(new Set())
          }}
          onPurge={purgeable.length > 0 ? () => setDoomed(purgeable) : undefined}
        />
      )}
      <UnderwayPanel underway={underway} />
      {items.state === 'ready' && rows.length === 0 ? (
        <div className="at-reached" tabIndex={-1}>
          <StateScreen
            kind="empty"
            icon={Trash2}
            title={t('trash.empty')}
            detail={t('trash.emptyDetail')}
            action={<Button onPress={leave}>{t('trash.back')}</Button>}
          />
        </div>
      ) : (
        <DataTable<TrashedEntry>
          label={t('trash.title')}
          columns={columns}
          rows={rows}
          getKey={keyOf}
          getText={nameOf}
          rowHeight={56}
          narrowBelow={narrowBelow}
          rowActions={trashActions(context, isNarrow)}
          onAction={model.look && ((item) => isViewable(item) && model.look!(item))}
          selectionMode="multiple"
          selectionBehavior="toggle"
          selectedKeys={keys}
          onSelectionChange={setKeys}
          defaultSort={newestFirst}
          isLoading={items.state === 'loading'}
          error={
            items.state === 'failed' ? (
              <StateScreen
                kind={items.error.code === 'offline' ? 'offline' : 'error'}
                title={t('trash.failed')}
                detail={errorText(tools, items.error)}
                action={
                  <Button variant="primary" icon={RotateCw} onPress={items.retry}>
                    {t('action.retry')}
                  </Button>
                }
              />
            ) : undefined
          }
        />
      )}
      {doomed && (
        <PurgeQuestion
          items={doomed}
          nameOf={nameOf}
          onPurge={() => {
            model.purge?.(doomed)
            setKeys(new Set())
          }}
          onClose={() => setDoomed(undefined)}
        />
      )}
      {question?.kind === 'conflict' && (
        <ConflictDialog
          key={question.conflict.incoming.key}
          question={question}
          pictures={model.pictures}
        />
      )}
    </Root>
  )
}

const keyOf = ({ id }: TrashedEntry) => id
const newestFirst = [{ id: 'deleted', direction: 'descending' }] as const

interface TrashBarProps {
  count: number
  onRestore: () => void
  /** Absent: none of what is chosen may be removed for good. */
  onPurge: (() => void) | undefined
}

/** What can be done with what is chosen. */
function TrashBar({ count, onRestore, onPurge }: TrashBarProps) {
  const { t } = useMessages(messages)
  return (
    <div className="at-bar" role="toolbar" aria-label={t('select.count', { count })}>
      <strong>{t('select.count', { count })}</strong>
      <Button icon={Undo2} onPress={onRestore}>
        {t('trash.restore')}
      </Button>
      {onPurge && (
        <span className="at-danger">
          <Button variant="quiet" icon={Trash2} onPress={onPurge}>
            {t('trash.purge')}
          </Button>
        </span>
      )}
    </div>
  )
}

interface PurgeQuestionProps extends Pick<TrashModel, 'nameOf'> {
  items: readonly TrashedEntry[]
  onPurge: () => void
  onClose: () => void
}

/** Asks before something is removed for good. */
function PurgeQuestion({ items, nameOf, onPurge, onClose }: PurgeQuestionProps) {
  const { t } = useMessages(messages)
  const [first] = items
  const isOne = items.length === 1
  return (
    <DeleteQuestion
      title={
        isOne
          ? t('trash.purgeConfirm', { name: nameOf(first!) })
          : t('trash.purgeConfirmMany', { count: items.length })
      }
      detail={t(isOne && first!.kind === 'file' ? 'trash.purgeDetail' : 'trash.purgeDetailFolder')}
      confirmLabel={t('trash.purge')}
      onDelete={onPurge}
      onClose={onClose}
    />
  )
}
