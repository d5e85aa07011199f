import { MenuItem, MenuSection } from '@atrium/design-system'
import type { RowAction } from './extensions.types.ts'

/** Whether a record has any: without one it has no menu where only the host's are in it. */
export const hasRowActions = <T,>(
  actions: readonly RowAction<T>[] | undefined,
  record: T,
): boolean => actions?.some(({ isHidden }) => !isHidden?.(record)) === true

interface RowActionsProps<T> {
  actions: readonly RowAction<T>[] | undefined
  record: T
}

/** The host's commands for a record, below a line: the last thing in the record's menu. */
export function RowActions<T>({ actions, record }: RowActionsProps<T>) {
  const there = (actions ?? []).filter(({ isHidden }) => !isHidden?.(record))
  if (there.length === 0) return null
  return (
    <MenuSection>
      {there.map(({ id, label, icon, isDanger, isDisabled, onAction }) => (
        <MenuItem
          key={id}
          icon={icon}
          isDanger={isDanger}
          isDisabled={isDisabled?.(record)}
          onAction={() => onAction(record)}
        >
          {label}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
