import type { OpenPlace } from '@atrium/portal-modules/kit'
import { useEffect } from 'react'

/** What the tab says of a place on a page, and before it how much is unread: `(3) Kreation – Dateien – Atrium`. */
export function titleOf(unread: number, ...names: readonly (string | undefined)[]): string {
  const count = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ` : ''
  return `${count}${[...names.filter(Boolean), 'Atrium'].join(' – ')}`
}

// The title is one thing of the tab, said by several: the page, what is open in it, the shell around it.
let page = ''
let places: readonly { name?: string | undefined }[] = []
let unread = 0

function write() {
  document.title = titleOf(unread, places.findLast(({ name }) => name)?.name, page)
}

/** Names the page in the tab. Nothing else writes the title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title
    write()
  }, [title])
}

/** Opens something in the page, whose name stands before the page's as soon as it is known. */
export function openPlace(): OpenPlace {
  const place: { name?: string | undefined } = {}
  places = [...places, place]
  return {
    setName: (name) => {
      place.name = name
      write()
    },
    leave: () => {
      places = places.filter((one) => one !== place)
      write()
    },
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
