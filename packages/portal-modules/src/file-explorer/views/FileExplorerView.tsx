import {
  Banner,
  Button,
  DragPreview,
  Drawer,
  Icon,
  IconButton,
  SearchField,
} from '@atrium/design-system'
import { Inbox, Link2, Trash2, Upload } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { Entry, Folder } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { foldersOf, withoutLitter } from '../uploads/folder-files.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { Choosing, FirstChosen } from '../list/Choosing.tsx'
import { ClipboardBar } from '../moving/ClipboardBar.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { viewCss } from './explorer.css.ts'
import { ExplorerDialogs, type ExplorerDialogsProps, type Target } from './ExplorerDialogs.tsx'
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
import { planUpload } from '../uploads/uploads.logic.ts'

/** Names for a message: the first ones, and that there are more. */
const shortList = (names: readonly string[]) =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`

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

type Open = Pick<ExplorerDialogsProps, 'picked' | 'naming' | 'doomed' | 'moving'> & {
  /** Id of a file whose versions are looked at. */
  versioned: number | undefined
  /** Links of one file, by its id, or of all. */
  shared: number | 'all' | undefined
  /** Id of a folder that outsiders are asked for files into. */
  requested: number | undefined
  /** Ids of entries whose audience is changed. */
  seen: ReadonlySet<number> | undefined
}
const none: Open = {
  picked: undefined,
  naming: undefined,
  doomed: undefined,
  moving: undefined,
  versioned: undefined,
  shared: undefined,
  requested: undefined,
  seen: undefined,
}

/** The file explorer as it is seen; everything it knows comes with its model. */
export function FileExplorerView({ model, title }: FileExplorerViewProps) {
  const { t } = useMessages(messages)
  useFileShortcuts()
  const { notify, path, params } = useModuleHost()
  const { folder, groups, chosen, moves, copies, clipboard, view } = model
  const picker = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(none)
  const [lookedAt, setLookedAt] = useState<number>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  /** The entry whose talk is to be in sight; another object where it is asked for again. */
  const [talk, setTalk] = useState<{ id: number }>()
  const root = useRef<HTMLDivElement>(null)
  const isRoomy = useIsRoomy(root)

  const ready = folder.state === 'ready' ? folder.data : undefined
  // Whoever comes to read about an entry finds it over the list where there is no room beside it.
  const [cameFor, setCameFor] = useState(model.arrival)
  if (model.arrival !== cameFor) {
    setCameFor(model.arrival)
    setLookedAt(model.arrival?.id)
    if (model.arrival && params.details === 'on' && !isRoomy) setDrawerOpen(true)
  }

  const can = ready?.can
  const name = ready?.name ?? ''
  const crumbs = ready?.path ?? []
  const way = useWayHere(path, params.item === undefined ? undefined : Number(params.item))
  const target: Target | undefined =
    ready && (groups || model.isAskingGroups) ? { id: ready.id, name, groups } : undefined
  const { picked } = open
  // What was chosen outlives its folder: it goes on to the folder that is shown next.
  if (picked && target && (target.id !== picked.id || (groups && !picked.groups))) {
    setOpen({ ...open, picked: { ...picked, ...target } })
  }

  const take = (given: readonly File[], unreadable: readonly string[] = []) => {
    const files = withoutLitter(given)
    const left = unreadable.length
    if (left > 0)
      notify({
        tone: 'failure',
        title: t('drop.unreadable', { count: left }),
        detail: shortList(unreadable),
      })
    if (files.length === 0) return
    if (!can?.addFiles) return notify({ tone: 'failure', title: t('drop.refused') })
    if (!can.addFolders && files.some((file) => foldersOf(file).length > 0))
      return notify({ tone: 'info', title: t('drop.folders') })
    // Without a choice of audience there is nothing to ask: the files go.
    if (target) setOpen({ ...none, picked: { ...target, files } })
    else {
      const twice = planUpload(files).leftOut.filter(({ reason }) => reason === 'twice')
      if (twice.length > 0)
        notify({
          tone: 'info',
          title: t('upload.twice', { count: twice.length }),
          detail: shortList(twice.map(({ file }) => file.name)),
        })
      model.upload(files, { notify: false })
    }
  }
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
  const [held] = entryDrag.held ?? []

  const list: FileExplorerModel = {
    ...model,
    remove: (entries) =>
      model.canUndoDelete ? model.remove(entries) : setOpen({ ...none, doomed: entries }),
  }
  const askWhere = (way: 'move' | 'copy', entries: readonly Entry[]) =>
    ready && setOpen({ ...none, moving: { way, entries, from: ready } })
  const askWhoSees = (entries: readonly Entry[]) =>
    setOpen({ ...none, seen: new Set(entries.map(({ id }) => id)) })
  const nameFolder = (parent: Folder) =>
    setOpen({ ...none, naming: { id: parent.id, name: parent.name, groups } })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // From what filters the rows into them.
    if (event.key === 'ArrowDown' && (event.target as Element).closest('.at-filter')) {
      const row = root.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')
      if (row) event.preventDefault()
      return row?.focus()
    }
    const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
    const isTyping = (event.target as Element).matches('input, textarea')
    if (!isPaste || !clipboard.held || isTyping || event.defaultPrevented) return
    event.preventDefault()
    clipboard.paste()
  }

  const hasPanel = view === 'preview' && isRoomy && folder.state !== 'failed'
  const lookedAtNow = model.rows.find((entry) => entry.id === lookedAt)
  const entryDetails = (isBeside: boolean, looked = lookedAtNow) => (
    <EntryDetails
      entry={looked}
      name={looked ? model.nameOf(looked) : ''}
      groups={model.groups}
      hasHeading={isBeside}
      isLarge={isBeside}
      canView={model.hasViewer}
      pictures={model.pictures}
      peopleOf={model.peopleOf}
      lastChangeOf={model.audience?.changes.lastChange}
      onAudience={model.audience && ((entry) => askWhoSees([entry]))}
      versions={model.versions}
      talk={looked && talk?.id === looked.id ? talk : undefined}
      onOpen={list.open}
    />
  )
  const now = useRef({ nameFolder, take })
  useLayoutEffect(() => {
    now.current = { nameFolder, take }
  })
  const asks = useMemo(
    (): HeadAsks => ({
      onNewFolder: (parent) => now.current.nameFolder(parent),
      onPick: () => picker.current?.click(),
      onPickFolder: () => pickFolder((files) => now.current.take(files)),
    }),
    [],
  )
  const head = useHeadParts({ model, title, isRoomy, drag, onNavigate: model.goTo, asks })
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
              <div className="at-tools">
                <div className="at-filter">{filterField}</div>
                {head.actions}
                <span className="at-beyond">
                  {model.shares && can?.addFiles && ready && (
                    <IconButton
                      icon={Inbox}
                      label={t('request.menu')}
                      onPress={() => setOpen({ ...none, requested: ready.id })}
                    />
                  )}
                  {model.shares && can?.addFiles && (
                    <IconButton
                      icon={Link2}
                      label={t('share.all')}
                      onPress={() => setOpen({ ...none, shared: 'all' })}
                    />
                  )}
                  {model.openTrash && ready && (
                    <IconButton icon={Trash2} label={t('trash.open')} onPress={model.openTrash} />
                  )}
                </span>
              </div>
            </Choosing>
          )}
          <ClipboardBar clipboard={clipboard} folderId={ready?.id} nameOf={model.nameOf} />
          {folder.state === 'ready' && folder.refreshError && (
            <Banner
              tone="warn"
              action={
                <Button size="compact" onPress={folder.refresh}>
                  {t('action.retry')}
                </Button>
              }
            >
              {t('refresh.failed')}
            </Banner>
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
                onVersions={({ id }) => setOpen({ ...none, versioned: id })}
                onAudience={(entry) => askWhoSees([entry])}
                onShare={({ id }) => setOpen({ ...none, shared: id })}
                onRequest={({ id }) => setOpen({ ...none, requested: id })}
                onLook={setLookedAt}
                onTalk={({ id }) => {
                  setLookedAt(id)
                  setTalk({ id })
                  if (!hasPanel) setDrawerOpen(true)
                }}
                onDetails={
                  hasPanel
                    ? undefined
                    : (entry) => {
                        setLookedAt(entry.id)
                        setDrawerOpen(true)
                      }
                }
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
              {(first) => entryDetails(true, lookedAtNow ?? first)}
            </FirstChosen>
          </aside>
        )}
      </div>
      <Drawer
        isOpen={isDrawerOpen && lookedAtNow !== undefined && !hasPanel}
        onOpenChange={setDrawerOpen}
        title={lookedAtNow ? model.nameOf(lookedAtNow) : ''}
      >
        {entryDetails(false)}
      </Drawer>

      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('action.upload')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after a failure.
          event.target.value = ''
          if (files.length > 0) take(files)
        }}
      />
      {drop.isOver && (
        <div className="at-drop-hint">
          <Icon icon={Upload} size={28} />
          {can?.addFiles ? t('drop.hint', { name }) : t('drop.refused')}
        </div>
      )}
      {held && (
        <div ref={preview} className="at-drag" aria-hidden="true">
          <DragPreview
            label={model.nameOf(held)}
            count={entryDrag.held?.length}
            icon={kindIcons[kindOf(held)]}
          />
        </div>
      )}
      <ExplorerDialogs
        model={model}
        {...open}
        versioned={ready?.entries.find(({ id }) => id === open.versioned)}
        shared={open.shared === 'all' ? 'all' : ready?.entries.find(({ id }) => id === open.shared)}
        requested={
          ready?.id === open.requested
            ? ready && { id: ready.id, kind: 'folder', name }
            : ready?.entries.find(({ id }) => id === open.requested)
        }
        seen={open.seen && ready?.entries.filter(({ id }) => open.seen?.has(id))}
        onElsewhere={path.length > 0 ? () => model.goTo(0) : undefined}
        onClose={(dialog) => setOpen((now) => ({ ...now, [dialog]: undefined }))}
      />
    </Root>
  )
}
