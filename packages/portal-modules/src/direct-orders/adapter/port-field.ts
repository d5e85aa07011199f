import { fieldKey } from '../draft.logic.ts'
import type { OrderContent } from '../direct-orders.port.ts'
import { sentAnswers } from './to-form.ts'

const names: Readonly<Record<string, string>> = {
  displayname: 'name',
  files: 'files',
  startdate: 'start',
  enddate: 'end',
  bookingmediatypes: 'media',
  campaignid: 'campaign',
  customerid: 'campaign',
  productid: 'campaign',
  buildingblockid: 'block',
  purchaseordernumber: 'purchaseOrder',
}

/**
 * What the module calls a field that the server names: `booking.startDate` is `start`,
 * `booking.bookingMediaTypes[0].startDate` is `media`, `configurations[2].value` is the third field that was
 * sent, and `files[1]` the second file, `files.1` (DO-25).
 */
export function portField(property: string, order?: Pick<OrderContent, 'values'>): string {
  const file = /^files\[(\d+)\]$/i.exec(property)?.[1]
  if (file !== undefined) return `files.${file}`
  const at = /^configurations\[(\d+)\]/i.exec(property)?.[1]
  const value = at === undefined ? undefined : order && sentAnswers(order.values)[Number(at)]
  if (value) return fieldKey(value)
  // A field that was not sent has no place in the request: the server names its id.
  const id = /^configurations\.(\d+)$/i.exec(property)?.[1]
  if (id !== undefined) return fieldKey({ id: Number(id) })
  const parts = property.split(/[.[\]]+/).filter(Boolean)
  const known = parts.map((part) => names[part.toLowerCase()]).find(Boolean)
  return known ?? parts.at(-1) ?? property
}
