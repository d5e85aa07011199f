/** What a report in a frame may do; without an origin it cannot reach the portal around it. */
export const sandbox = 'allow-scripts allow-forms allow-popups allow-downloads'

/** Reports are framed where they come from the portal's own address; others open in a tab of their own. */
export const isFramed = (url: string, origin: string): boolean =>
  URL.canParse(url, origin) && new URL(url, origin).origin === origin
