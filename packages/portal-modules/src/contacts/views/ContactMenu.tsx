import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import {
  ArrowDownToLine,
  ArrowLeft,
  ArrowRight,
  ArrowUpToLine,
  EllipsisVertical,
  Pencil,
  Trash2,
} from 'lucide-react'
import { RowActions } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import { fullName, moves } from '../contacts.logic.ts'
import type { Contact } from '../contacts.port.ts'
import { messages } from '../messages/index.ts'
import type { ContactsModel } from '../useContacts.ts'

export interface ContactMenuProps {
  contact: Contact
  model: ContactsModel
  onEdit: (contact: Contact) => void
  onRemove: (contact: Contact) => void
}

const moveIcons = {
  first: ArrowUpToLine,
  earlier: ArrowLeft,
  later: ArrowRight,
  last: ArrowDownToLine,
}

/** What may be done with a contact. */
export function ContactMenu({ contact, model, onEdit, onRemove }: ContactMenuProps) {
  const { t } = useMessages(messages)
  const { can } = contact
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={t('action.menu', { name: fullName(contact) })}
        size="compact"
      />
      <Menu>
        {can.edit && (
          <MenuItem icon={Pencil} onAction={() => onEdit(contact)}>
            {t('action.edit')}
          </MenuItem>
        )}
        {model.canArrange && (
          <MenuSection title={t('arrange.label')}>
            {moves.map((move) => (
              <MenuItem
                key={move}
                icon={moveIcons[move]}
                isDisabled={!model.canMove(contact, move)}
                onAction={() => model.move(contact, move)}
              >
                {t(`arrange.${move}`)}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {/* Apart, so that nobody deletes who meant to edit. */}
        {can.delete && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={() => onRemove(contact)}>
              {t('action.delete')}
            </MenuItem>
          </MenuSection>
        )}
        <RowActions actions={model.extensions.rowActions} record={contact} />
      </Menu>
    </MenuTrigger>
  )
}
