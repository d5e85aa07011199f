/** What a report in a frame may do; without an origin it cannot reach the portal around it. */
export const sandbox = 'allow-scripts allow-forms allow-popups allow-downloads'

/** Whether an address is one of the reporting tool's, below its own (ROUTE-05). */
export function isReport(url: string, address: string, base: string): boolean {
  if (!URL.canParse(url, base) || !URL.canParse(address, base)) return false
  const [asked, tool] = [new URL(url, base), new URL(address, base)]
  return (
    asked.origin === tool.origin &&
    asked.pathname.startsWith(`${tool.pathname.replace(/\/$/, '')}/`)
  )
}
