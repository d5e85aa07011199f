import { IconButton, Menu, MenuItem, MenuTrigger } from '@atrium/design-system'
import { ArrowLeft, ArrowRight, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Bucket } from '../task-board.port.ts'
import type { TaskCommands } from '../useTaskCommands.ts'

export interface BucketMenuProps {
  commands: TaskCommands
  /** All of the board, in their order. */
  buckets: readonly Bucket[]
  bucket: Bucket
  /** Only then it can go. */
  isEmpty: boolean
  onEdit: (bucket: Bucket) => void
}

/** A bucket is named anew, put elsewhere, or goes when it is empty (TASK-10). No moved task draws it anew. */
export const BucketMenu = memo(function BucketMenu(props: BucketMenuProps) {
  const { commands, buckets, bucket, isEmpty, onEdit } = props
  const { t } = useMessages(messages)
  const at = buckets.findIndex(({ id }) => id === bucket.id)
  const label = t('bucket.menu', { name: bucket.name })
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} size="compact" label={label} />
      <Menu aria-label={label}>
        <MenuItem icon={Pencil} onAction={() => onEdit(bucket)}>
          {t('bucket.edit')}
        </MenuItem>
        <MenuItem
          icon={ArrowLeft}
          isDisabled={at <= 0}
          onAction={() => commands.moveBucket(bucket, at - 1)}
        >
          {t('bucket.left')}
        </MenuItem>
        <MenuItem
          icon={ArrowRight}
          isDisabled={at >= buckets.length - 1}
          onAction={() => commands.moveBucket(bucket, at + 1)}
        >
          {t('bucket.right')}
        </MenuItem>
        <MenuItem
          icon={Trash2}
          isDanger
          isDisabled={!isEmpty}
          description={isEmpty ? undefined : t('bucket.notEmpty')}
          textValue={t('bucket.delete')}
          onAction={() => commands.removeBucket(bucket)}
        >
          {t('bucket.delete')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
})
