import { useLayoutEffect, useRef } from 'react'
import { WINDOW_FROM, type PickerOption } from './listbox.logic.ts'
import { ListFrame, type ListBoxProps } from './ListFrame.tsx'
import { LongList } from './LongList.tsx'

/** The id of an option's element, for `aria-activedescendant`. */
export function optionId(list: string, options: readonly PickerOption[], id: string | undefined) {
  const at = id === undefined ? -1 : options.findIndex((option) => option.id === id)
  return at === -1 ? undefined : `${list}-${at}`
}

/** The options, of long lists only those in sight; the focus stays at the field. */
export function ListBox(props: ListBoxProps) {
  return props.options.length > WINDOW_FROM ? <LongList {...props} /> : <ShortList {...props} />
}

/** All options, each as high as its words. */
function ShortList(props: ListBoxProps) {
  const { options, active } = props
  const list = useRef<HTMLDivElement>(null)
  const at = active.isByKey ? options.findIndex(({ id }) => id === active.id) : -1
  useLayoutEffect(() => {
    const box = list.current
    const row = at === -1 ? null : box?.querySelector<HTMLElement>('[data-at-active]')
    if (!box || !row) return
    const { offsetTop: top, offsetHeight: height } = row
    // The first one brings its heading along.
    if (top < box.scrollTop) box.scrollTo({ top: at === 0 ? 0 : top - 4 })
    else if (top + height > box.scrollTop + box.clientHeight)
      box.scrollTo({ top: top + height - box.clientHeight + 8 })
  }, [at])
  return <ListFrame {...props} list={list} places={options.map((_, index) => index)} />
}
