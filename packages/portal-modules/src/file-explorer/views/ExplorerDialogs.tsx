import { later } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import type { Entry, Folder, Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { AudienceQuestion } from '../who-sees/AudienceQuestion.tsx'
import { ConflictDialog } from '../moving/ConflictDialog.tsx'
import { FolderDialog } from '../naming/FolderDialog.tsx'
import { UploadDialog } from '../uploads/UploadDialog.tsx'

const AudienceDialog = later(
  async () => (await import('../../kit/audience/AudienceDialog.tsx')).AudienceDialog,
)
const VersionsDialog = later(
  async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog,
)
const ShareDialog = later(async () => (await import('../sharing/ShareDialog.tsx')).ShareDialog)
const PlaceDialog = later(async () => (await import('../moving/PlaceDialog.tsx')).PlaceDialog)

/** The folder that something new is meant for, as it was when a dialog opened. */
export interface Target {
  id: number
  name: string
  groups: readonly Group[] | undefined
}

export interface ExplorerDialogsProps {
  model: FileExplorerModel
  /** Files that wait for the choice of who sees them. */
  picked: (Target & { files: readonly File[] }) | undefined
  /** A folder that gets a new one. */
  naming: Target | undefined
  /** What is deleted for good when it is confirmed. */
  doomed: readonly Entry[] | undefined
  /** What is to go somewhere else, itself or a copy, and where it is. */
  moving: { way: 'move' | 'copy'; entries: readonly Entry[]; from: Folder } | undefined
  /** A file whose versions are looked at, as it is now. */
  versioned: Entry | undefined
  /** A file or folder that outsiders get, or all links that are given away. */
  shared: Entry | 'all' | undefined
  /** A folder that outsiders are asked for files into. */
  requested: Pick<Entry, 'id' | 'kind' | 'name'> | undefined
  /** Entries whose audience is changed, as they are now. */
  seen: readonly Entry[] | undefined
  /** To the overview, for files whose folder takes none; absent at the top. */
  onElsewhere: (() => void) | undefined
  onClose: (
    dialog:
      | 'picked'
      | 'naming'
      | 'doomed'
      | 'moving'
      | 'versioned'
      | 'shared'
      | 'requested'
      | 'seen',
  ) => void
}

/** The windows over a folder; one at a time. */
export function ExplorerDialogs(props: ExplorerDialogsProps): ReactNode {
  const { model, picked, naming, doomed, moving, versioned, shared, requested, seen } = props
  const { onElsewhere, onClose } = props
  const { folder, groups, question, nameOf } = model
  const { t } = useMessages(messages)
  const can = folder.state === 'ready' ? folder.data.can : undefined
  return (
    <>
      {naming && (
        <FolderDialog
          parentName={naming.name}
          groups={naming.groups ?? groups}
          notifiesByDefault={model.notifiesByDefault}
          onCreate={model.createFolder}
          onClose={() => onClose('naming')}
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
          onElsewhere={onElsewhere}
          onUpload={(audience) => model.upload(picked.files, audience)}
          onClose={() => onClose('picked')}
        />
      )}
      {moving && (
        <PlaceDialog
          way={moving.way}
          entries={moving.entries}
          name={moving.entries.length === 1 ? nameOf(moving.entries[0]!) : undefined}
          from={moving.from}
          folderAt={model.moves.folderAt}
          onChoose={(folderId) => {
            onClose('moving')
            model.putInto(moving.way, moving.entries, folderId)
          }}
          onClose={() => onClose('moving')}
        />
      )}
      {versioned && model.versions && (
        <VersionsDialog
          entry={versioned}
          name={nameOf(versioned)}
          versions={model.versions}
          onClose={() => onClose('versioned')}
        />
      )}
      {shared && model.shares && (
        <ShareDialog
          shares={model.shares}
          entry={
            shared === 'all'
              ? undefined
              : { id: shared.id, kind: shared.kind, name: nameOf(shared) }
          }
          onClose={() => onClose('shared')}
        />
      )}
      {requested && model.shares && (
        <ShareDialog
          isRequest
          shares={model.shares}
          entry={{ id: requested.id, kind: 'folder', name: nameOf(requested) }}
          onClose={() => onClose('requested')}
        />
      )}
      {seen && seen.length > 0 && model.audience && groups && (
        <AudienceDialog
          items={seen.map((entry) => ({
            id: entry.id,
            name: nameOf(entry),
            audience: entry.audience ?? [],
            version: entry.version,
            isContainer: entry.kind === 'folder',
          }))}
          groups={groups}
          changes={model.audience.changes}
          onSave={model.audience.save}
          onClose={() => onClose('seen')}
        />
      )}
      {question?.kind === 'audience' && <AudienceQuestion question={question} groups={groups} />}
      {question?.kind === 'conflict' && (
        <ConflictDialog
          key={question.conflict.incoming.key}
          question={question}
          pictures={model.pictures}
        />
      )}
      {doomed && (
        <DeleteQuestion
          title={
            doomed.length === 1
              ? t('delete.confirm', { name: nameOf(doomed[0]!) })
              : t('delete.confirmMany', { count: doomed.length })
          }
          detail={t('delete.confirmDetail')}
          confirmLabel={t('action.delete')}
          onDelete={() => model.remove(doomed)}
          onClose={() => onClose('doomed')}
        />
      )}
    </>
  )
}
