interface Point {
  x: number
  y: number
}

/** What is asked of a product. What it cannot do, it leaves out; it is skipped there. */
export interface Peer<Item = unknown> {
  /** Selector of what shows an item: its text contains the item's name. */
  item: string
  /** Selector of a shown item that is selected. */
  marked?: string
  /**
   * Starts what every page has, such as React and a theme, and makes the port of a module: what an API
   * would hand it of the items. Not timed.
   */
  prepare?: (root: HTMLElement, items: Item[]) => void
  /** Shows the items. */
  mount: (root: HTMLElement, items: Item[]) => void
  selectAll?: () => void
  sort?: () => void
  filter?: () => void
  /** Takes the filter away again; not timed. */
  clear?: () => void
  /** Moves the case's item as a command of a menu does. */
  move?: () => void
  /** Says that the item may be dragged: from the middle of it, by what the case says. */
  canDrag?: boolean
  /** Where to take hold of an item, when its middle is not the place. */
  handle?: (item: Element) => Element
  zoom?: () => void
  pan?: () => void
  scrollToEnd?: () => void
  /** Back to where it began; not timed. */
  scrollToStart?: () => void
  /** Shows a page of some items, so that the wheel soon finds its end. */
  isPaged?: boolean
  /** Where the wheel turns, when the middle of the page is not the place. */
  wheelAt?: Point
}

export type Action =
  | 'mount'
  | 'selectAll'
  | 'sort'
  | 'filter'
  | 'move'
  | 'moveByPointer'
  | 'zoom'
  | 'pan'
  | 'scrollToEnd'

/** What a case says about all its peers. */
export interface Case<Item> {
  make: (count: number) => Item[]
  /** Did the action reach the screen? Cheap enough to be asked in every frame. */
  reached: (items: Item[], shown: Shown) => Partial<Record<Action, () => boolean>>
  /** Names of items whose place before an action says what it changed. */
  watch?: (items: Item[]) => string[]
  /** The item that is dragged, and where it is dropped, in pixels from the middle of another. */
  drag?: (items: Item[]) => { name: string; onto?: string; by: Point }
}

/** What of the items is on the screen. */
export interface Shown {
  /** The element that shows the item, if it is in the viewport. */
  of: (name: string) => Element | undefined
  /** Where a watched item was before the action, if it was in the viewport. */
  was: (name: string) => DOMRect | undefined
  /** Are all elements that show items marked as selected? */
  areMarked: () => boolean
}
