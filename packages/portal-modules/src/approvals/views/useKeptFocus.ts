import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

interface Place {
  isNarrow: boolean
  /** One approval is shown alone, where there is little room. */
  isChosen: boolean
  /** Whether it is alone changes with the address, which comes later. */
  isOnTheWay: boolean
  count: number
}

type Wanted = 'auto' | 'row' | 'heading'

/**
 * What was pressed goes away with its approval, and the focus must not go with it: the next render puts
 * it on what is shown then, or on the sentence that nothing is left (WCAG 2.4.3).
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  { isNarrow, isChosen, isOnTheWay, count }: Place,
): (wanted?: Wanted) => void {
  const wanted = useRef<Wanted>(undefined)
  const index = useRef(-1)
  useLayoutEffect(() => {
    const want = wanted.current
    if (!want || !root.current || (isNarrow && isOnTheWay)) return
    wanted.current = undefined
    const at = (selector: string) => root.current!.querySelector<HTMLElement>(selector)
    const rows = root.current.querySelectorAll<HTMLElement>('.at-list li .at-target')
    const row = at('.at-list li [aria-current=true]') ?? rows[Math.min(index.current, count - 1)] ?? rows[0] // prettier-ignore
    const heading = at('.at-detail h2')
    const isListShown = !isNarrow || !isChosen
    const target =
      want === 'heading' || !isListShown ? heading : want === 'row' ? row : (row ?? heading)
    ;(target ?? at('.at-empty'))?.focus({ preventScroll: want === 'row' })
  })
  return useCallback(
    (want: Wanted = 'auto') => {
      wanted.current = want
      const rows = [...(root.current?.querySelectorAll('.at-list li') ?? [])]
      index.current = rows.findIndex((row) => row.querySelector('[aria-current=true]'))
    },
    [root],
  )
}
