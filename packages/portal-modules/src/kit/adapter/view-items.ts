import type { Component } from '@atrium/api-client/contract'
import { isPortalPath } from '../module-host/portal-path.ts'
import type { ViewItem } from '../view-item.ts'

/** A component as something to look at; of most there is nothing to show (VIEW-11). */
export function toItem(component: Component, storage: string): ViewItem {
  const { id, type, displayName: name, url, contentType, contentNumber } = component
  if (type === 'reportlink') return { id, name, kind: isPage(url) ? 'report' : 'none', url }
  // What lies elsewhere leads nowhere (SRCH-04).
  const isFile = type === 'filelink' && url?.startsWith(`${storage}/`) === true
  const kind = isFile ? 'file' : 'none'
  return { id, name, kind, type: contentType, ...(contentNumber && { contentNumber }) }
}

/** Only what a browser opens as a page. */
const isPage = (url: string | null) =>
  url !== null && (/^https?:\/\//i.test(url) || isPortalPath(url))
