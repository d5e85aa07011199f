import {
  Banner,
  Breadcrumbs,
  Button,
  ConfirmDialog,
  Icon,
  Drawer,
  PageHeader,
  SearchField,
  SegmentedControl,
  ToggleButton,
} from '@atrium/design-system'
import { FolderPlus, LayoutGrid, List, PanelRight, Upload } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost, useUrlState } from '../../kit/index.ts'
import type { Entry, Folder, Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { viewCss } from './explorer.css.ts'
import { FileList } from './FileList.tsx'
import { FolderDialog } from './FolderDialog.tsx'
import { FolderEmpty, FolderFailed, FolderLoading, NothingFound } from './FolderStates.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { UploadPanel } from './UploadPanel.tsx'
import { useFileDrop } from './useFileDrop.ts'
import { useIsRoomy } from './useIsRoomy.ts'
import type { Layout } from './useRoom.ts'

export interface FileExplorerViewProps {
  model: FileExplorerModel
  /** First-level heading; absent where the page has one already. */
  title?: string
  /** Starts with what is known of an entry beside the list; default no. */
  startsWithDetails?: boolean
}

const Root = styled.div`
  ${viewCss}
`
const DropHint = styled.div`
  @layer at.components {
    position: absolute;
    z-index: 5;
    inset: -8px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 12px;
    border: 2px dashed var(--at-brand-edge);
    border-radius: var(--at-radius-l);
    background: color-mix(in srgb, var(--at-brand-wash) 92%, transparent);
    color: var(--at-brand-text);
    font: 600 var(--at-font-l) / 24px var(--at-font-heading);
    text-align: center;
    pointer-events: none;
  }
`

/** The folder that something new is meant for, as it was when a dialog opened. */
interface Target {
  id: number
  name: string
  groups: readonly Group[] | undefined
}

/** The file explorer as it is seen; everything it knows comes with its model. */
export function FileExplorerView(props: FileExplorerViewProps) {
  const { model, title, startsWithDetails = false } = props
  const { t } = useMessages(messages)
  const { notify, path, params } = useModuleHost()
  const { folder, groups, chosen } = model
  const picker = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<Target & { files: readonly File[] }>()
  const [naming, setNaming] = useState<Target>()
  const [doomed, setDoomed] = useState<readonly Entry[]>()
  const [layout, setLayout] = useUrlState('view', 'list')
  const [details, setDetails] = useUrlState('details', startsWithDetails ? 'on' : 'off')
  const [lookedAt, setLookedAt] = useState<number>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isRoomy = useIsRoomy(root)
  // An address may name one thing in the folder: that is where somebody arrives.
  const [move, setMove] = useState<{ from?: number } | undefined>(() =>
    params.item === undefined ? undefined : { from: Number(params.item) },
  )

  const ready = folder.state === 'ready' ? folder.data : undefined
  // Whoever comes to read about an entry finds it over the list where there is no room beside it.
  const [cameFor, setCameFor] = useState(model.arrival)
  if (model.arrival !== cameFor) {
    setCameFor(model.arrival)
    setLookedAt(model.arrival?.id)
    if (model.arrival && details === 'on' && !isRoomy) setDrawerOpen(true)
  }

  const can = ready?.can
  const name = ready?.name ?? ''
  const crumbs = ready?.path ?? []
  const target = ready && (groups || model.isAskingGroups) && { id: ready.id, name, groups }
  // What was chosen outlives its folder: it goes on to the folder that is shown next.
  if (picked && target && (target.id !== picked.id || (groups && !picked.groups))) {
    setPicked({ ...picked, ...target })
  }

  const take = (files: readonly File[]) => {
    if (!can?.addFiles) return notify({ tone: 'failure', title: t('drop.refused') })
    // Without a choice of audience there is nothing to ask: the files go.
    if (target) setPicked({ ...target, files })
    else model.upload(files, { notify: false })
  }
  const drop = useFileDrop(take, () => notify({ tone: 'info', title: t('drop.folders') }))
  const pick = () => picker.current?.click()

  const list: typeof model = {
    ...model,
    open: (entry) => {
      setMove({})
      model.open(entry)
    },
    remove: (entries) => (model.canUndoDelete ? model.remove(entries) : setDoomed(entries)),
  }
  const goTo = (depth: number) => {
    setMove({ from: crumbs[depth + 1]?.id })
    model.goTo(depth)
  }

  const hasPanel = details === 'on' && isRoomy && folder.state !== 'failed'
  const looked = model.rows.find((entry) => entry.id === lookedAt) ?? chosen.entries[0]
  const entryDetails = (hasHeading: boolean) => (
    <EntryDetails
      entry={looked}
      name={looked ? model.nameOf(looked) : ''}
      groups={model.groups}
      hasHeading={hasHeading}
      canView={model.hasViewer}
      onOpen={list.open}
    />
  )

  const actions = (
    <>
      {ready && ready.entries.length > 0 && (
        <>
          <SegmentedControl<Layout>
            label={t('view.label')}
            isIconOnly
            options={[
              { value: 'list', label: t('view.list'), icon: List },
              { value: 'tiles', label: t('view.tiles'), icon: LayoutGrid },
            ]}
            value={layout === 'tiles' ? 'tiles' : 'list'}
            onChange={setLayout}
          />
          {isRoomy && (
            <ToggleButton
              label={t('details.label')}
              icon={PanelRight}
              isIconOnly
              isSelected={details === 'on'}
              onChange={(isOn) => setDetails(isOn ? 'on' : 'off')}
            />
          )}
        </>
      )}
      {can?.addFolders && (
        <Button
          icon={FolderPlus}
          onPress={() => ready && setNaming({ id: ready.id, name, groups })}
        >
          {t('action.newFolder')}
        </Button>
      )}
      {can?.addFiles && (
        <Button variant="primary" icon={Upload} onPress={pick}>
          {t('action.upload')}
        </Button>
      )}
    </>
  )
  const place = folder.state !== 'failed' && (
    <div className="at-place">
      {crumbs.length > 1 && (
        <Breadcrumbs
          label={t('path.label')}
          items={crumbs.map((crumb) => ({ id: `${crumb.id}`, label: crumb.name }))}
          onNavigate={(id) => goTo(crumbs.findIndex((crumb) => `${crumb.id}` === id))}
        />
      )}
      {ready && <span className="at-count">{countText(model, ready, t)}</span>}
    </div>
  )

  return (
    <Root {...drop.handlers} ref={root}>
      {title !== undefined && <PageHeader title={title} actions={actions} />}
      {title !== undefined && place}
      <div className="at-body" data-at-details={hasPanel || undefined}>
        <div className="at-main">
          {chosen.entries.length > 0 ? (
            <SelectionBar
              entries={chosen.entries}
              onDownload={() => model.download(chosen.entries)}
              onRemove={() => list.remove(chosen.entries)}
              onClear={() => chosen.set(new Set())}
            />
          ) : (
            folder.state !== 'failed' && (
              <div className="at-bar">
                {title === undefined && place}
                <div className="at-tools">
                  <div className="at-filter">
                    <SearchField
                      label={t('filter.label')}
                      value={model.filter}
                      onChange={model.setFilter}
                      isDisabled={!ready || ready.entries.length === 0}
                    />
                  </div>
                  {title === undefined && actions}
                </div>
              </div>
            )
          )}
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
            onUpload={can?.addFiles ? pick : undefined}
            onLeave={path.length > 0 ? () => goTo(0) : undefined}
          >
            {ready && (
              <FileList
                key={ready.id}
                model={list}
                folderName={name}
                onUp={() => ready.path.length > 1 && goTo(ready.path.length - 2)}
                focus={move}
                layout={layout === 'tiles' ? 'tiles' : 'list'}
                onLook={setLookedAt}
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
          <UploadPanel queue={model.queue} />
        </div>
        {hasPanel && <aside aria-label={t('details.label')}>{entryDetails(true)}</aside>}
      </div>
      <Drawer
        isOpen={isDrawerOpen && looked !== undefined && !hasPanel}
        onOpenChange={setDrawerOpen}
        title={looked ? model.nameOf(looked) : ''}
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
        <DropHint>
          <Icon icon={Upload} size={28} />
          {can?.addFiles ? t('drop.hint', { name }) : t('drop.refused')}
        </DropHint>
      )}
      {naming && (
        <FolderDialog
          parentName={naming.name}
          groups={naming.groups ?? groups}
          notifiesByDefault={model.notifiesByDefault}
          onCreate={model.createFolder}
          onClose={() => setNaming(undefined)}
        />
      )}
      {picked && (
        <UploadDialog
          key={picked.id}
          files={picked.files}
          folderName={picked.name}
          groups={picked.groups}
          isWaiting={model.isAskingGroups}
          notifiesByDefault={model.notifiesByDefault}
          obstacle={
            folder.state === 'failed' ? 'gone' : can && !can.addFiles ? 'forbidden' : undefined
          }
          onElsewhere={path.length > 0 ? () => goTo(0) : undefined}
          onUpload={(audience) => model.upload(picked.files, audience)}
          onClose={() => setPicked(undefined)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          isOpen
          isDanger
          onOpenChange={(isOpen) => !isOpen && setDoomed(undefined)}
          title={
            doomed.length === 1
              ? t('delete.confirm', { name: model.nameOf(doomed[0]!) })
              : t('delete.confirmMany', { count: doomed.length })
          }
          confirmLabel={t('action.delete')}
          onConfirm={() => {
            setDoomed(undefined)
            model.remove(doomed)
          }}
        >
          {t('delete.confirmDetail')}
        </ConfirmDialog>
      )}
    </Root>
  )
}

interface FolderContentProps {
  model: FileExplorerModel
  onUpload: (() => void) | undefined
  onLeave: (() => void) | undefined
  children: ReactNode
}

function FolderContent({ model, onUpload, onLeave, children }: FolderContentProps) {
  const { folder, rows, filter, setFilter } = model
  if (folder.state === 'loading') return <FolderLoading />
  if (folder.state === 'failed') {
    return <FolderFailed error={folder.error} onRetry={folder.retry} onLeave={onLeave} />
  }
  if (folder.data.entries.length === 0) return <FolderEmpty onUpload={onUpload} />
  if (rows.length === 0) return <NothingFound text={filter} onReset={() => setFilter('')} />
  return children
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
