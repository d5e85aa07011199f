/** What an item is known by, whatever its place. */
export type Key = string | number

/** `multiple` also takes ranges and all. */
export type SelectionMode = 'none' | 'single' | 'multiple'

/**
 * What a press on an item does: `replace` chooses it alone, as a file manager does; `toggle` adds or
 * takes it away, as a list of check boxes does.
 */
export type SelectionBehavior = 'replace' | 'toggle'

/** What is chosen; for every collection the same. */
export interface SelectionProps {
  /** Default `none`. */
  selectionMode?: SelectionMode
  /** Default `replace`. */
  selectionBehavior?: SelectionBehavior
  /** The chosen ones, where the owner keeps them; what a filter hides stays chosen. */
  selectedKeys?: ReadonlySet<Key>
  /** The chosen ones at first, where the collection keeps them. */
  defaultSelectedKeys?: ReadonlySet<Key>
  /** Called with all that is chosen after a change. */
  onSelectionChange?: (keys: ReadonlySet<Key>) => void
}
