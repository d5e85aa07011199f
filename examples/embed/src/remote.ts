import { PortError } from '@atrium/portal-modules/kit'

/** How long this product's server takes, in milliseconds. */
const latency = 250

/**
 * This product's own server, as far as an example has one: it takes its time, and is not there where
 * the browser is offline.
 */
export async function remote<T>(work: () => T | Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, latency))
  if (globalThis.navigator?.onLine === false) throw new PortError({ code: 'offline' })
  return work()
}

export type Remote = typeof remote
