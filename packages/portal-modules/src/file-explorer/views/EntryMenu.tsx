import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import {
  Download,
  EllipsisVertical,
  Eye,
  FolderArchive,
  FolderInput,
  FolderOpen,
  History,
  PanelRight,
  Pencil,
  Scissors,
  Trash2,
} from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { RowCommands } from './file-list.types.ts'

export interface EntryMenuProps {
  entry: Entry
  /** The name as it is shown. */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** For fingers. */
  isLarge: boolean
  /** What is known of it can be shown, and is not in sight already. */
  hasDetails: boolean
  commands: RowCommands
}

type ItemsProps = Pick<EntryMenuProps, 'entry' | 'hasDetails' | 'commands'>

/** What can be done with an entry; reached by its row's keys. */
export const EntryMenu = memo(function EntryMenu(props: EntryMenuProps) {
  const { entry, name, isOpen, onOpenChange, isLarge, hasDetails, commands } = props
  const { t } = useMessages(messages)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <IconButton
        icon={EllipsisVertical}
        label={t('action.menu', { name })}
        size={isLarge ? 'medium' : 'compact'}
        excludeFromTabOrder
      />
      <Menu>
        <Items {...{ entry, hasDetails, commands }} />
      </Menu>
    </MenuTrigger>
  )
})

/** Of all rows only the one whose menu opens has words for it. */
function Items({ entry, hasDetails, commands }: ItemsProps) {
  const { t } = useMessages(messages)
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
      ) : (
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
      {entry.can.edit && (
        <MenuItem icon={Pencil} shortcut="F2" onAction={() => commands.rename(entry)}>
          {t('action.rename')}
        </MenuItem>
      )}
      {entry.can.edit && commands.cut && (
        <MenuSection>
          <MenuItem icon={FolderInput} onAction={() => commands.moveTo(entry)}>
            {t('action.moveTo')}
          </MenuItem>
          <MenuItem icon={Scissors} shortcut={t('key.cut')} onAction={() => commands.cut?.(entry)}>
            {t('action.cut')}
          </MenuItem>
        </MenuSection>
      )}
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
    </>
  )
}
