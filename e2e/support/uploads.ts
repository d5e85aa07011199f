import type { Page } from '@playwright/test'

export const mebibyte = 1_024 * 1_024

/** A line on which a file of 40 MiB takes a while, until it is fast again or cut. */
export async function slowLine(page: Page) {
  const network = await page.context().newCDPSession(page)
  const limit = (uploadThroughput: number, offline = false) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  const slow = () => limit(4 * mebibyte)
  await slow()
  return { slow, fast: () => limit(-1), cut: () => limit(-1, true) }
}

/** Offsets from which pieces were sent. */
export function offsetsOf(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}
