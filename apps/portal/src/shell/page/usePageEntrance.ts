import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The next page comes softly; where motion is not welcome it is simply there. The browser's own
 * transition would take two pictures of the screen first, and the page would come a tenth of a
 * second later.
 */
export function usePageEntrance(main: RefObject<HTMLElement | null>, slug: string): void {
  const shown = useRef(slug)
  useLayoutEffect(() => {
    if (shown.current === slug) return
    shown.current = slug
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    main.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' })
  }, [main, slug])
}
