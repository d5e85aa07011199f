import { useEffect } from 'react'

/** What the tab says of a place on a page, and before it how much is unread: `(3) Kreation – Dateien – Atrium`. */
export function titleOf(unread: number, ...names: readonly (string | undefined)[]): string {
  const count = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ` : ''
  return `${count}${[...names.filter(Boolean), 'Atrium'].join(' – ')}`
}

// The title is one thing of the tab, said by several: the page, what is open in it, the shell around it.
let page = ''
let places: readonly { name: string }[] = []
let unread = 0

function write() {
  document.title = titleOf(unread, places.at(-1)?.name, page)
}

/** Names the page in the tab. Nothing else writes the title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title
    write()
  }, [title])
}

/** Names what is open in the page, before its name; what it gives back takes that away. */
export function namePlace(name: string): () => void {
  const place = { name }
  places = [...places, place]
  write()
  return () => {
    places = places.filter((one) => one !== place)
    write()
  }
}

/** Says in the tab how many notifications are unread (NOTI-12). */
export function useUnreadInTitle(count: number): void {
  useEffect(() => {
    unread = count
    write()
    return () => {
      unread = 0
      write()
    }
  }, [count])
}
