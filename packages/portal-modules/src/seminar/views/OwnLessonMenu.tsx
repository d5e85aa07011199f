import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Replace, Trash2 } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Lesson } from '../seminar.port.ts'
import type { OwnLessons } from '../useOwnLessons.ts'

export interface OwnLessonMenuProps {
  lesson: Lesson
  own: OwnLessons
  onRename: () => void
  onReplace: () => void
  onRemove: () => void
}

/** What staff do with a film or document of a course (SEM-07). */
export function OwnLessonMenu({ lesson, own, onRename, onReplace, onRemove }: OwnLessonMenuProps) {
  const { t } = useMessages(messages)
  const [up, down] = [own.move(lesson, -1), own.move(lesson, 1)]
  if (!own.rename && !own.replace && !own.remove) return null
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={t('ownLesson.menu', { title: lesson.title })}
        size="compact"
        isDisabled={own.isBusy}
      />
      <Menu>
        {own.rename && (
          <MenuItem icon={Pencil} onAction={onRename}>
            {t('ownLesson.rename')}
          </MenuItem>
        )}
        {own.replace && (
          <MenuItem icon={Replace} onAction={onReplace}>
            {t('ownLesson.replace')}
          </MenuItem>
        )}
        {up && (
          <MenuItem icon={ArrowUp} onAction={up}>
            {t('ownLesson.up')}
          </MenuItem>
        )}
        {down && (
          <MenuItem icon={ArrowDown} onAction={down}>
            {t('ownLesson.down')}
          </MenuItem>
        )}
        {own.remove && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={onRemove}>
              {t('ownLesson.remove')}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
