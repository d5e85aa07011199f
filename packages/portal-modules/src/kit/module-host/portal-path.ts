/** Whether an address is a path of the portal; `//host` and `/\host` lead elsewhere. */
export const isPortalPath = (address: string): boolean => /^\/(?![/\\])/.test(address)
