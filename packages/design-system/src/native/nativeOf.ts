import type { NativeProps } from './native.ts'
import type { SelectionProps } from '../collection/types.ts'

const SELECTION: Record<keyof SelectionProps, true> = {
  selectionMode: true,
  selectionBehavior: true,
  selectedKeys: true,
  defaultSelectedKeys: true,
  onSelectionChange: true,
}

/** The names of all props that are a collection's own, selection aside: one that is missing does not compile. */
export type OwnNames<Props> = Record<
  Exclude<keyof Props, keyof NativeProps<'div'> | keyof SelectionProps>,
  true
> &
  Partial<Record<keyof Props, true>>

/**
 * What is left for a collection's outermost element once its own props are taken.
 * @param own  their names, as `OwnNames` has them
 */
export function nativeOf(
  props: SelectionProps,
  own: Readonly<Record<string, true>>,
): NativeProps<'div'> {
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => !(name in own) && !(name in SELECTION)),
  )
}
