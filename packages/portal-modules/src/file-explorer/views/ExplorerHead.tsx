import {
  Breadcrumbs,
  Button,
  IconButton,
  PageHeader,
  SegmentedControl,
} from '@atrium/design-system'
import { FolderPlus, FolderUp, LayoutGrid, List, PanelRight, Upload } from 'lucide-react'
import { memo, useMemo, type ReactNode } from 'react'
import { ToolbarActions } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { ViewName } from '../file-explorer.logic.ts'
import type { Folder } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { canPickFolder } from '../uploads/pick-folder.ts'
import type { EntryDrag } from '../moving/useEntryDrag.ts'

/** What the head asks for; the same object all the time, so that the head is drawn for its own news alone. */
export interface HeadAsks {
  onNewFolder: (folder: Folder) => void
  onPick: () => void
  onPickFolder: () => void
}

export interface ExplorerHeadProps {
  model: FileExplorerModel
  title: string | undefined
  /** There is room for something beside the list. */
  isRoomy: boolean
  drag: EntryDrag | undefined
  onNavigate: (depth: number) => void
  asks: HeadAsks
}

/** The parts of the head; without a title they stand beside the filter. */
export interface HeadParts {
  /** Title with what can be done; undefined without one. */
  header: ReactNode
  place: ReactNode
  actions: ReactNode
}

interface ActionsProps extends HeadAsks, Pick<FileExplorerModel, 'rows' | 'setView' | 'view'> {
  toolbar: FileExplorerModel['extensions']['toolbar']
  folder: Folder | undefined
  isRoomy: boolean
}

const Actions = memo(function Actions(props: ActionsProps) {
  const { folder, rows, toolbar, view, setView, isRoomy, onNewFolder, onPick, onPickFolder } = props
  const { t } = useMessages(messages)
  const views: { value: ViewName; label: string; icon: typeof List }[] = [
    { value: 'list', label: t('view.list'), icon: List },
    { value: 'tiles', label: t('view.tiles'), icon: LayoutGrid },
    // Beside the list there has to be room; else a row's menu shows the same over the page.
    ...(isRoomy ? [{ value: 'preview' as const, label: t('view.preview'), icon: PanelRight }] : []),
  ]
  return (
    <>
      {folder && folder.entries.length > 0 && (
        <SegmentedControl<ViewName>
          label={t('view.label')}
          isIconOnly
          options={views}
          value={view === 'preview' && !isRoomy ? 'list' : view}
          onChange={setView}
        />
      )}
      {folder && <ToolbarActions actions={toolbar} records={rows} />}
      {folder?.can.addFolders && (
        <Button icon={FolderPlus} onPress={() => onNewFolder(folder)}>
          {t('action.newFolder')}
        </Button>
      )}
      {folder?.can.addFiles && folder.can.addFolders && isRoomy && canPickFolder() && (
        <IconButton icon={FolderUp} label={t('action.uploadFolder')} onPress={onPickFolder} />
      )}
      {folder?.can.addFiles && (
        <Button variant="primary" icon={Upload} onPress={onPick}>
          {t('action.upload')}
        </Button>
      )}
    </>
  )
})

/** Where somebody is, how they look at it, and what they can add. */
export function useHeadParts(props: ExplorerHeadProps): HeadParts {
  const { model, title, isRoomy, drag, onNavigate, asks } = props
  const { folder, rows, view, setView } = model
  const { toolbar } = model.extensions
  const { t } = useMessages(messages)
  const ready = folder.state === 'ready' ? folder.data : undefined
  const isLoading = folder.state === 'loading'
  const crumbs = ready?.path ?? []
  const actions = useMemo(
    () => <Actions folder={ready} {...{ rows, toolbar, view, setView, isRoomy }} {...asks} />,
    [ready, rows, toolbar, view, setView, isRoomy, asks],
  )
  const header = useMemo(
    () =>
      title !== undefined && (
        <PageHeader title={title} areActionsLoading={isLoading} actions={actions} />
      ),
    [title, isLoading, actions],
  )
  const place = folder.state !== 'failed' && (
    <div className="at-place" {...drag?.path}>
      {crumbs.length > 1 && (
        <Breadcrumbs
          label={t('path.label')}
          items={crumbs.map((crumb) => ({ id: `${crumb.id}`, label: crumb.name }))}
          overId={drag?.overId === undefined ? undefined : `${drag.overId}`}
          onNavigate={(id) => onNavigate(crumbs.findIndex((crumb) => `${crumb.id}` === id))}
        />
      )}
      {/* Spoken when it changes, as by a filter. */}
      {ready && <output className="at-count">{countText(model, ready, t)}</output>}
    </div>
  )
  return {
    header,
    place,
    actions: title === undefined && actions,
  }
}

function countText(
  { rows, filter }: FileExplorerModel,
  { entries }: Folder,
  t: ReturnType<typeof useMessages<keyof (typeof messages)['de']>>['t'],
): string {
  const count = entries.length
  return filter === ''
    ? t('count.entries', { count })
    : t('count.filtered', { shown: rows.length, count })
}
