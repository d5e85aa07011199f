import ipaddr from 'ipaddr.js'

/**
 * The network of an address, as people read it: enough to know one's office from a foreign place, too
 * little to know a household. `203.0.113.x`, `2001:db8:12:…`; empty for what is no address.
 */
export function roughNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.x`
  const groups = parsed.parts.slice(0, 3).map((group) => group.toString(16))
  return `${groups.join(':')}:…`
}
