import { Button, IconButton, Menu, MenuItem, MenuTrigger } from '@atrium/design-system'
import { Ellipsis } from 'lucide-react'
import { useMessages } from '../language/useMessages.ts'
import { useMedia } from '../useMedia.ts'
import type { ToolbarAction } from './extensions.types.ts'
import { extensionMessages } from './messages.ts'

interface ToolbarActionsProps<T> {
  actions: readonly ToolbarAction<T>[] | undefined
  /** What is shown. */
  records: readonly T[]
  /** Some of it is still to come: until then no command is given a part as if it were all. */
  isPartial?: boolean
}

/** The host's commands above a list: one stands by itself, several and all on a phone are behind a button. */
export function ToolbarActions<T>({ actions, records, isPartial = false }: ToolbarActionsProps<T>) {
  const { t } = useMessages(extensionMessages)
  const isNarrow = useMedia('(max-width: 760px)')
  const there = (actions ?? []).filter(({ isHidden }) => !isHidden?.(records))
  const [only, ...others] = there
  if (!only) return null
  if (others.length === 0 && (!isNarrow || only.icon)) {
    const { label, icon } = only
    const press = {
      isDisabled: isPartial || only.isDisabled?.(records),
      onPress: () => only.onAction(records),
    }
    return isNarrow && icon ? (
      <IconButton icon={icon} label={label} {...press} />
    ) : (
      <Button icon={icon} {...press}>
        {label}
      </Button>
    )
  }
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={t('more')} />
      <Menu aria-label={t('more')}>
        {there.map(({ id, label, icon, isDisabled, onAction }) => (
          <MenuItem
            key={id}
            icon={icon}
            isDisabled={isPartial || isDisabled?.(records)}
            onAction={() => onAction(records)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
