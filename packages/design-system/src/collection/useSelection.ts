import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { useAnnounce } from '../components/LiveRegion/index.ts'
import { numberFormat } from '../intl/formats.ts'
import { useStrings } from '../intl/index.ts'
import { collectionStrings } from './collection.strings.ts'
import type { Order } from './order.ts'
import { addAll, amountOf, extend, NOTHING, only, toggle, type Selection } from './selection.ts'
import type { Key, SelectionProps } from './types.ts'

/** How a press was made. */
export interface Press {
  /** Control or command. */
  isToggling?: boolean
  /** Shift. */
  isRange?: boolean
}

/** What is chosen and how it changes; its functions stay the same as long as the collection lives. */
export interface SelectionModel {
  keys: ReadonlySet<Key>
  isMultiple: boolean
  /** Nothing can be chosen here. */
  isOff: boolean
  /** By pointer. */
  press: (key: Key, how?: Press) => void
  toggle: (key: Key) => void
  /** From the anchor, without one from `from`, to this one; `isAdding` keeps the rest. */
  extend: (key: Key, how?: { from?: Key; isAdding?: boolean }) => void
  /** Starts ranges here without choosing anything. */
  setAnchor: (key: Key) => void
  addAll: () => void
  clear: () => void
}

/** The one selection model of all collections; speaks how much is chosen when it is more than one. */
export function useSelection(props: SelectionProps, order: Order): SelectionModel {
  const { selectionMode = 'none', selectionBehavior = 'replace' } = props
  const { selectedKeys, defaultSelectedKeys, onSelectionChange } = props
  const [own, setOwn] = useState<Selection>(() =>
    defaultSelectedKeys ? { keys: defaultSelectedKeys } : NOTHING,
  )
  const announce = useAnnounce()
  const words = useStrings(collectionStrings)
  const isMultiple = selectionMode === 'multiple'
  const keys = selectedKeys ?? own.keys
  const { locale } = useLocale()
  // What the functions need, as it is now; they are handed to every row and must not change.
  const now = useRef({ keys, anchor: own.anchor, order, onSelectionChange, words, locale })
  useLayoutEffect(() => {
    const { anchor } = now.current
    now.current = { keys, anchor, order, onSelectionChange, words, locale }
  })

  const change = useCallback(
    (next: Selection) => {
      const { keys: before, order: all, words: say } = now.current
      now.current.anchor = next.anchor
      if (next.keys === before) return
      now.current.keys = next.keys
      setOwn(next)
      now.current.onSelectionChange?.(next.keys)
      const { size } = next.keys
      const count = numberFormat(now.current.locale).format(size)
      if (size > 1 && size >= all.count && amountOf(next.keys, all) === 'all')
        announce(say.allSelected(count))
      else if (size > 1 || (size === 1 && before.size > 1)) announce(say.selected(count))
      else if (size === 0 && before.size > 0) announce(say.noneSelected)
    },
    [announce],
  )

  return useMemo(() => {
    const state = (): Selection => ({ keys: now.current.keys, anchor: now.current.anchor })
    const isOff = selectionMode === 'none'
    const toggleOne = (key: Key) => {
      if (isOff) return
      const isChosen = state().keys.has(key)
      change(isMultiple ? toggle(state(), key) : isChosen ? NOTHING : only(key))
    }
    return {
      keys,
      isMultiple,
      isOff,
      press: (key, { isToggling, isRange } = {}) => {
        if (isOff) return
        if (isMultiple && isRange)
          change(
            extend(state(), key, now.current.order, isToggling || selectionBehavior === 'toggle'),
          )
        else if (isToggling || selectionBehavior === 'toggle') toggleOne(key)
        else change(only(key))
      },
      toggle: toggleOne,
      extend: (key, { from, isAdding } = {}) => {
        if (isOff) return
        if (!isMultiple) return change(only(key))
        const { keys: chosen, anchor = from } = state()
        change(extend({ keys: chosen, anchor }, key, now.current.order, isAdding))
      },
      setAnchor: (key) => {
        now.current.anchor = key
      },
      addAll: () => {
        if (isMultiple) change(addAll(state(), now.current.order))
      },
      clear: () => {
        if (!isOff) change(NOTHING)
      },
    }
  }, [keys, isMultiple, selectionMode, selectionBehavior, change])
}
