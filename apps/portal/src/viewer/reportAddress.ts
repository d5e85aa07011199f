/** The portal's page that shows one report alone (ROUTE-05). */
export const reportPageOf = (url: string): string => `/reports/?p=${encodeURIComponent(url)}`

/** What the address of that page says: which report, and a token that somebody else signed on with. */
export function reportAddressOf(search: string): { url?: string; token?: string } {
  const params = new URLSearchParams(search)
  const [url, token] = [params.get('p'), params.get('token')]
  return { ...(url && { url }), ...(token && { token }) }
}

/** The same query without the token: nobody reads it in an address or a history (ROUTE-05). */
export function withoutToken(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('token')
  const text = params.toString()
  return text && `?${text}`
}
