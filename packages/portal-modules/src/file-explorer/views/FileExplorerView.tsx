import { Banner, Button, DragPreview, Drawer, Icon } from '@atrium/design-system'
import { Upload } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, type Ref, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { Entry, Folder } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { Choosing, FirstChosen } from '../list/Choosing.tsx'
import { ClipboardBar } from '../moving/ClipboardBar.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { viewCss } from './explorer.css.ts'
import { ExplorerDialogs } from './ExplorerDialogs.tsx'
import { useHeadParts, type HeadAsks } from './ExplorerHead.tsx'
import { kindIcons, kindOf } from '../pictures/file-kinds.ts'
import { pickFolder } from '../uploads/pick-folder.ts'
import { FileList } from '../list/FileList.tsx'
import { FolderContent } from './FolderContent.tsx'
import { listCss } from '../list/list.css.ts'
import { UnderwayPanel } from '../moving/UnderwayPanel.tsx'
import { UploadPanel } from '../uploads/UploadPanel.tsx'
import { useEntryDrag } from '../moving/useEntryDrag.ts'
import { useFileDrop } from '../uploads/useFileDrop.ts'
import { useFileShortcuts } from './useFileShortcuts.ts'
import { useIsRoomy } from '../list/useIsRoomy.ts'
import { useWayHere } from '../list/useWayHere.ts'
import { ExplorerTools } from './ExplorerTools.tsx'
import { useFolderKeys } from './useFolderKeys.ts'
import { useLookedAt } from './useLookedAt.ts'
import { useOpenDialogs } from './useOpenDialogs.ts'
import { useTakeFiles } from './useTakeFiles.ts'

export interface FileExplorerViewProps {
  model: FileExplorerModel
  /** First-level heading; absent where the page has one already. */
  title?: string
}

/** What the module begins with. */
export const Root = styled.div`
  ${viewCss}
  ${listCss}
`

interface HeadAsksOptions {
  nameFolder: (parent: Folder) => void
  take: (files: readonly File[]) => void
  picker: RefObject<HTMLInputElement | null>
}

/** What the head asks for; the same object all the time. */
function useHeadAsks({ nameFolder, take, picker }: HeadAsksOptions): HeadAsks {
  const now = useRef({ nameFolder, take })
  useLayoutEffect(() => {
    now.current = { nameFolder, take }
  })
  return useMemo(
    (): HeadAsks => ({
      onNewFolder: (parent) => now.current.nameFolder(parent),
      onPick: () => picker.current?.click(),
      onPickFolder: () => pickFolder((files) => now.current.take(files)),
    }),
    [picker],
  )
}

/** The file explorer as it is seen; everything it knows comes with its model. */
export function FileExplorerView({ model, title }: FileExplorerViewProps) {
  const { t } = useMessages(messages)
  useFileShortcuts()
  const { path, params } = useModuleHost()
  const { folder, chosen, moves, copies, clipboard, view } = model
  const picker = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const isRoomy = useIsRoomy(root)

  const ready = folder.state === 'ready' ? folder.data : undefined
  const looked = useLookedAt(model, isRoomy)
  const { hasPanel } = looked
  const dialogs = useOpenDialogs(model)
  const { show, askWhere, askWhoSees, nameFolder } = dialogs

  const can = ready?.can
  const name = ready?.name ?? ''
  const crumbs = ready?.path ?? []
  const way = useWayHere(path, params.item === undefined ? undefined : Number(params.item))
  const take = useTakeFiles(model, dialogs)
  const drop = useFileDrop(take)
  const preview = useRef<HTMLDivElement>(null)
  const rows = model.rows
  const entryDrag = useEntryDrag({
    rows,
    chosen,
    crumbs,
    preview,
    canCopy: copies.can,
    onDrop: model.putInto,
  })
  const drag = moves.canMove ? entryDrag : undefined

  const list: FileExplorerModel = {
    ...model,
    remove: (entries) => (model.canUndoDelete ? model.remove(entries) : show({ doomed: entries })),
  }
  const details = {
    model,
    talk: looked.talk,
    onAudience: (entry: Entry) => askWhoSees([entry]),
    onOpen: list.open,
  }
  const asks = useHeadAsks({ nameFolder, take, picker })
  const onKeyDown = useFolderKeys(root, clipboard)
  const head = useHeadParts({ model, title, isRoomy, drag, onNavigate: model.goTo, asks })
  return (
    // Keys of the whole folder, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Root {...drop.handlers} ref={root} onKeyDown={onKeyDown}>
      {head.header}
      {title !== undefined && head.place}
      <div className="at-body" data-at-details={hasPanel || undefined}>
        <div className="at-main">
          {folder.state !== 'failed' && (
            <Choosing root={root} model={list} onPlace={askWhere} onAudience={askWhoSees}>
              {title === undefined && head.place}
              <ExplorerTools model={model} show={show}>
                {head.actions}
              </ExplorerTools>
            </Choosing>
          )}
          <ClipboardBar clipboard={clipboard} folderId={ready?.id} nameOf={model.nameOf} />
          {folder.state === 'ready' && folder.refreshError && (
            <RefreshFailed onRetry={folder.refresh} />
          )}
          <FolderContent
            model={model}
            hasArrived={way !== undefined}
            onUpload={can?.addFiles ? asks.onPick : undefined}
            onLeave={path.length > 0 ? () => model.goTo(0) : undefined}
          >
            {ready && (
              <FileList
                key={ready.id}
                model={list}
                folderName={name}
                onUp={() => ready.path.length > 1 && model.goTo(ready.path.length - 2)}
                focus={way}
                layout={view === 'tiles' ? 'tiles' : 'list'}
                drag={drag}
                onPlace={askWhere}
                onVersions={({ id }) => show({ versioned: id })}
                onAudience={(entry) => askWhoSees([entry])}
                onShare={({ id }) => show({ shared: id })}
                onRequest={({ id }) => show({ requested: id })}
                onLook={looked.setLookedAt}
                onTalk={({ id }) => looked.showTalk(id)}
                onDetails={hasPanel ? undefined : ({ id }) => looked.showDetails(id)}
              />
            )}
          </FolderContent>
          <div className="at-foot" data-at-open={model.underway.length > 0 || undefined}>
            <UnderwayPanel underway={model.underway} />
            <UploadPanel queue={model.queue} />
          </div>
        </div>
        {hasPanel && (
          <aside aria-label={t('details.label')}>
            <FirstChosen chosen={chosen} rows={rows}>
              {(first) => <EntryDetails {...details} entry={looked.entry ?? first} isBeside />}
            </FirstChosen>
          </aside>
        )}
      </div>
      <Drawer
        isOpen={looked.isDrawerOpen}
        onOpenChange={looked.setDrawerOpen}
        title={looked.entry ? model.nameOf(looked.entry) : ''}
      >
        <EntryDetails {...details} entry={looked.entry} />
      </Drawer>

      <FilePicker ref={picker} onPick={take} />
      {drop.isOver && <DropHint folderName={can?.addFiles ? name : undefined} />}
      {entryDrag.held && <HeldEntries ref={preview} held={entryDrag.held} nameOf={model.nameOf} />}
      <ExplorerDialogs model={model} {...dialogs.props} />
    </Root>
  )
}

/** The folder is shown as it was: it could not be asked for again. */
function RefreshFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages(messages)
  return (
    <Banner
      tone="warn"
      action={
        <Button size="compact" onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('refresh.failed')}
    </Banner>
  )
}

interface FilePickerProps {
  ref: Ref<HTMLInputElement>
  onPick: (files: readonly File[]) => void
}

/** The browser's own choice of files; a click on the hidden field opens it. */
function FilePicker({ ref, onPick }: FilePickerProps) {
  const { t } = useMessages(messages)
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={t('action.upload')}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file may be chosen again after a failure.
        event.target.value = ''
        if (files.length > 0) onPick(files)
      }}
    />
  )
}

interface HeldEntriesProps extends Pick<FileExplorerModel, 'nameOf'> {
  ref: Ref<HTMLDivElement>
  held: readonly Entry[]
}

/** What hangs at the pointer while entries are dragged. */
function HeldEntries({ ref, held, nameOf }: HeldEntriesProps) {
  const [first] = held
  if (!first) return null
  return (
    <div ref={ref} className="at-drag" aria-hidden="true">
      <DragPreview label={nameOf(first)} count={held.length} icon={kindIcons[kindOf(first)]} />
    </div>
  )
}

/** Over the folder while files from elsewhere are dragged; without a name it takes none. */
function DropHint({ folderName }: { folderName: string | undefined }) {
  const { t } = useMessages(messages)
  return (
    <div className="at-drop-hint">
      <Icon icon={Upload} size={28} />
      {folderName === undefined ? t('drop.refused') : t('drop.hint', { name: folderName })}
    </div>
  )
}
