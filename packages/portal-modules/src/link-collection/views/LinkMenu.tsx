import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import type { Link } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'

export interface LinkMenuProps {
  link: Link
  onEdit: (link: Link) => void
  onRemove: (link: Link) => void
}

/** What may be done with a link; nothing where nothing may. */
export function LinkMenu({ link, onEdit, onRemove }: LinkMenuProps) {
  const { t } = useMessages(messages)
  if (!link.can.edit && !link.can.delete) return null
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={t('action.menu', { name: link.name })}
        size="compact"
      />
      <Menu>
        {link.can.edit && (
          <MenuItem icon={Pencil} onAction={() => onEdit(link)}>
            {t('action.edit')}
          </MenuItem>
        )}
        {/* Apart, so that nobody deletes who meant to edit. */}
        {link.can.delete && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={() => onRemove(link)}>
              {t('action.delete')}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
