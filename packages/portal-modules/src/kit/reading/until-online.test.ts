import { afterEach, expect, test, vi } from 'vitest'
import { PortError } from '../port-error.ts'
import { untilOnline } from './until-online.ts'

const offline = () => new PortError({ code: 'offline' })
/** The window of a browser, as far as it matters here. */
const network = Object.assign(new EventTarget(), { isOnline: false })
const back = () => {
  network.isOnline = true
  network.dispatchEvent(new Event('online'))
}
const inBrowser = () => {
  network.isOnline = false
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('navigator', {
    get onLine() {
      return network.isOnline
    },
  })
}
afterEach(() => vi.unstubAllGlobals())

test('what could not be sent without a network is sent once it is back (T-10)', async () => {
  inBrowser()
  const send = vi.fn().mockRejectedValueOnce(offline()).mockResolvedValue('done')
  const answer = untilOnline(send)
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  back()
  expect(await answer).toBe('done')
  expect(send).toHaveBeenCalledTimes(2)
})

test('a refusal is a refusal, and so is a server that does not answer on a good network', async () => {
  inBrowser()
  const refused = new PortError({ code: 'forbidden' })
  await expect(untilOnline(() => Promise.reject(refused))).rejects.toBe(refused)
  back()
  const silent = offline()
  await expect(untilOnline(() => Promise.reject(silent))).rejects.toBe(silent)
})
