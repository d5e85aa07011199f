import { IconButton, SearchField } from '@atrium/design-system'
import { Inbox, Link2, Trash2 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import type { OpenDialogs } from './useOpenDialogs.ts'

export interface ExplorerToolsProps {
  model: FileExplorerModel
  show: OpenDialogs['show']
  /** What else can be done in the folder. */
  children: ReactNode
}

/** Above the list: the filter, what can be done in the folder, and what lies beyond it. */
export function ExplorerTools({ model, show, children }: ExplorerToolsProps) {
  const { t } = useMessages(messages)
  const { folder } = model
  const ready = folder.state === 'ready' ? folder.data : undefined
  const can = ready?.can
  const { filter, setFilter } = model
  const hasNothing = !ready || ready.entries.length === 0
  const filterField = useMemo(
    () => (
      <SearchField
        label={t('filter.label')}
        value={filter}
        onChange={setFilter}
        isDisabled={hasNothing}
      />
    ),
    [t, filter, setFilter, hasNothing],
  )
  return (
    <div className="at-tools">
      <div className="at-filter">{filterField}</div>
      {children}
      <span className="at-beyond">
        {model.shares && can?.addFiles && ready && (
          <IconButton
            icon={Inbox}
            label={t('request.menu')}
            onPress={() => show({ requested: ready.id })}
          />
        )}
        {model.shares && can?.addFiles && (
          <IconButton icon={Link2} label={t('share.all')} onPress={() => show({ shared: 'all' })} />
        )}
        {model.openTrash && ready && (
          <IconButton icon={Trash2} label={t('trash.open')} onPress={model.openTrash} />
        )}
      </span>
    </div>
  )
}
