import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import { EllipsisVertical, Package, Pencil, Trash2, Users } from 'lucide-react'
import { audienceMessages } from '../../kit/audience/messages.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Seminar } from '../seminar.port.ts'
import type { SeminarsModel } from '../useSeminars.ts'

export interface SeminarMenuProps {
  seminar: Seminar
  model: SeminarsModel
  onEdit: () => void
  onPackage: () => void
  onAudience: () => void
  onRemove: () => void
}

/** What may be done with a seminar; nothing where nothing may (SEM-07). */
export function SeminarMenu({ seminar, model, ...act }: SeminarMenuProps) {
  const { t } = useMessages(messages)
  const { t: ta } = useMessages(audienceMessages)
  const { can, kind, title, packageName } = seminar
  const canRemove = can.delete && model.remove !== undefined
  if (!can.edit && !canRemove) return null
  return (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label={t('action.menu', { title })} size="compact" />
      <Menu>
        {can.edit && (
          <MenuItem icon={Pencil} onAction={act.onEdit}>
            {t('action.edit')}
          </MenuItem>
        )}
        {can.edit && kind === 'scorm' && model.editing.uploadPackage && (
          <MenuItem icon={Package} onAction={act.onPackage}>
            {t(packageName === null ? 'action.package' : 'action.packageAnew')}
          </MenuItem>
        )}
        {can.changeAudience && model.audience && (
          <MenuItem icon={Users} onAction={act.onAudience}>
            {ta('menu.open')}
          </MenuItem>
        )}
        {/* Apart, so that nobody deletes who meant to edit. */}
        {canRemove && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={act.onRemove}>
              {t('action.delete')}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
