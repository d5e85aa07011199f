import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import type { Key, Order } from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import { unreadAfter } from './virtualList.logic.ts'
import { virtualListStrings } from './virtualList.strings.ts'

/** So many new items are spoken one by one. */
const SPOKEN = 3

interface Options {
  order: Order
  /** The words of an item, by its place. */
  textAt: (index: number) => string
  /** The last item is in sight. */
  isAtEnd: boolean
  isOff: boolean
}

/** How many items came at the end since the reader was there last; speaks them as they come. */
export function useNews({ order, textAt, isAtEnd, isOff }: Options): number {
  const last = order.keyAt(order.count - 1)
  const [read, setRead] = useState<Key | undefined>(last)
  const known = useRef<Key>(last)
  const announce = useAnnounce()
  const words = useStrings(virtualListStrings)
  const { locale } = useLocale()
  if (isAtEnd && !isOff && read !== last) setRead(last)
  useEffect(() => {
    const from = known.current
    known.current = last
    if (isOff || from === undefined || from === last) return
    const count = unreadAfter(order.count, order.indexOf(from))
    if (count > SPOKEN) announce(words.arrived(count.toLocaleString(locale)))
    else for (let at = order.count - count; at < order.count; at += 1) announce(textAt(at))
  })
  if (isOff || isAtEnd || read === undefined || read === last) return 0
  return unreadAfter(order.count, order.indexOf(read))
}
