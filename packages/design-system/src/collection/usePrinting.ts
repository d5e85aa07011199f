import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: only then is everything of a collection in it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('print')
    // Before the browser lays out the pages, which it does right after.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    const change = () => (query.matches ? before() : after())
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    query.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      query.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}
