import { useLayoutEffect, useState, type RefObject } from 'react'
import { layOut, type TileLayout, type TileMeasures } from './tileGrid.logic.ts'

/** The columns that fit, and how high their tiles are; follows the width. */
export function useTileLayout(
  root: RefObject<HTMLElement | null>,
  { minWidth, ratio, captionHeight, gap }: TileMeasures,
  isShown: boolean,
): TileLayout {
  const [layout, setLayout] = useState<TileLayout>(() =>
    layOut(minWidth, { minWidth, ratio, captionHeight, gap }),
  )
  useLayoutEffect(() => {
    const element = root.current
    if (!element || !isShown) return
    const look = () => {
      // What is hidden keeps the form that it had.
      if (element.clientWidth === 0) return
      const style = getComputedStyle(element)
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const next = layOut(element.clientWidth - padding, { minWidth, ratio, captionHeight, gap })
      setLayout((old) => (old.columns === next.columns && old.height === next.height ? old : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, minWidth, ratio, captionHeight, gap, isShown])
  return layout
}
