import { errorText, toPortError, useMessages, useModuleHost } from '../kit/index.ts'
import { targetOf, viewItemsOf } from './link-collection.logic.ts'
import type { Link, LinkCollectionPort } from './link-collection.port.ts'
import { messages } from './messages/index.ts'

interface Opened {
  collectionId: number
  /** As they are shown: the viewer goes on from one to the next. */
  links: readonly Link[]
  nameOf: (link: Link) => string
}

/** Follows a link by the click rules (SRCH-04). */
export function useLinkOpening(
  port: LinkCollectionPort,
  { collectionId, links, nameOf }: Opened,
): (link: Link) => void {
  const { notify, openInside } = useModuleHost()
  const tools = useMessages(messages)

  async function openContent(link: Link) {
    // Opened at once, because browsers allow a new tab only while the click lasts.
    const tab = window.open('', '_blank')
    try {
      const { url } = await port.content(link.id)
      if (tab) {
        tab.opener = null
        tab.location.replace(url)
      } else location.assign(url)
    } catch (error) {
      tab?.close()
      const title = tools.t('open.failed', { name: nameOf(link) })
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) })
    }
  }

  return (link) => {
    const target = targetOf(link)
    if (target.to === 'nowhere') {
      const detail = tools.t('open.invalidDetail', { name: nameOf(link) })
      return notify({ tone: 'failure', title: tools.t('open.invalid'), detail })
    }
    // The viewer counts by itself, also who goes on to the next.
    const isShown = target.to === 'content' || target.to === 'report'
    if (isShown && port.openViewer) return port.openViewer(link.id, viewItemsOf(links))
    port.track?.(link.id, collectionId)
    if (target.to === 'content') void openContent(link)
    else if (target.to === 'outside' || target.to === 'report')
      window.open(target.url, '_blank', 'noopener')
    else if (openInside) openInside(target.url)
    else location.assign(target.url)
  }
}
