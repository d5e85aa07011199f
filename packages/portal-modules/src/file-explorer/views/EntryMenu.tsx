import { MenuItem, MenuSection } from '@atrium/design-system'
import {
  Copy,
  CopyPlus,
  Download,
  Eye,
  FolderArchive,
  FolderInput,
  FolderOpen,
  History,
  Inbox,
  Link2,
  PanelRight,
  Pencil,
  Scissors,
  Trash2,
  Users,
} from 'lucide-react'
import { audienceMessages } from '../../kit/audience/messages.ts'
import { RowActions, type RowAction } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { RowCommands } from '../list/file-list.types.ts'

export interface EntryMenuProps {
  entry: Entry
  /** What is known of it can be shown, and is not in sight already. */
  hasDetails: boolean
  commands: RowCommands
  /** The host's. */
  actions: readonly RowAction<Entry>[] | undefined
}

/** What can be done with an entry: one menu for all rows. */
export function EntryMenu({ entry, hasDetails, commands, actions }: EntryMenuProps) {
  const { t } = useMessages(messages)
  const { t: ta } = useMessages(audienceMessages)
  return (
    <>
      {entry.kind === 'folder' ? (
        <>
          <MenuItem icon={FolderOpen} onAction={() => commands.open(entry)}>
            {t('action.open')}
          </MenuItem>
          {commands.canArchive && (
            <MenuItem icon={FolderArchive} onAction={() => commands.download(entry)}>
              {t('archive.download')}
            </MenuItem>
          )}
        </>
      ) : entry.check ? null : (
        <>
          {commands.canView && (
            <MenuItem icon={Eye} onAction={() => commands.open(entry)}>
              {t('action.open')}
            </MenuItem>
          )}
          <MenuItem icon={Download} onAction={() => commands.download(entry)}>
            {t('action.download')}
          </MenuItem>
        </>
      )}
      {hasDetails && (
        <MenuItem icon={PanelRight} onAction={() => commands.details(entry)}>
          {t('details.label')}
        </MenuItem>
      )}
      {entry.kind === 'file' && commands.versions && (
        <MenuItem icon={History} onAction={() => commands.versions?.(entry)}>
          {t('versions.menu')}
        </MenuItem>
      )}
      {entry.can.changeAudience && commands.audience && (
        <MenuItem icon={Users} onAction={() => commands.audience?.(entry)}>
          {ta('menu.open')}
        </MenuItem>
      )}
      {entry.can.edit && !entry.check && commands.share && (
        <MenuItem icon={Link2} onAction={() => commands.share?.(entry)}>
          {t('share.menu')}
        </MenuItem>
      )}
      {entry.kind === 'folder' && entry.can.addFiles && commands.request && (
        <MenuItem icon={Inbox} onAction={() => commands.request?.(entry)}>
          {t('request.menu')}
        </MenuItem>
      )}
      {entry.can.edit && (
        <MenuItem icon={Pencil} shortcut="F2" onAction={() => commands.rename(entry)}>
          {t('action.rename')}
        </MenuItem>
      )}
      <Ways entry={entry} commands={commands} />
      {/* Apart, so that nobody deletes who meant to rename. */}
      {entry.can.delete && (
        <MenuSection>
          <MenuItem
            icon={Trash2}
            isDanger
            shortcut={t('key.delete')}
            onAction={() => commands.remove(entry)}
          >
            {t('action.delete')}
          </MenuItem>
        </MenuSection>
      )}
      <RowActions actions={actions} record={entry} />
    </>
  )
}

/** Somewhere else with it, or with a copy of it. */
function Ways({ entry, commands }: Pick<EntryMenuProps, 'entry' | 'commands'>) {
  const { t } = useMessages(messages)
  const canMove = entry.can.edit && commands.cut !== undefined
  const canCopy = commands.canCopy[entry.kind] && !entry.check
  if (!canMove && !canCopy) return null
  return (
    <MenuSection>
      {canMove && (
        <MenuItem icon={FolderInput} onAction={() => commands.moveTo(entry)}>
          {t('action.moveTo')}
        </MenuItem>
      )}
      {canCopy && (
        <MenuItem icon={CopyPlus} onAction={() => commands.copyTo(entry)}>
          {t('action.copyTo')}
        </MenuItem>
      )}
      {canMove && (
        <MenuItem icon={Scissors} shortcut={t('key.cut')} onAction={() => commands.cut?.(entry)}>
          {t('action.cut')}
        </MenuItem>
      )}
      {canCopy && (
        <MenuItem icon={Copy} shortcut={t('key.copy')} onAction={() => commands.copy(entry)}>
          {t('action.copyEntry')}
        </MenuItem>
      )}
    </MenuSection>
  )
}
