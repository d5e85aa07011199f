/** The application that an address asks for with `clientId` (ROUTE-13); undefined without one. */
export function clientIdOf(address: string): number | undefined {
  const text = new URL(address, 'http://portal').searchParams.get('clientId') ?? ''
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}
