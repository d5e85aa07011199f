import { useEffect } from 'react'

/** What the tab says of a page, and before it how much is unread: `(3) Dateien – Atrium`. */
export function titleOf(page: string, unread: number): string {
  const count = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ` : ''
  return `${count}${page ? `${page} – ` : ''}Atrium`
}

// The title is one thing of the tab, said by two: the page that is shown and the shell around it.
let page = ''
let unread = 0

function write() {
  document.title = titleOf(page, unread)
}

/** Names the page in the tab. Nothing else writes the title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title
    write()
  }, [title])
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
