import { expect, test } from 'vitest'
import { createPreferenceStore } from './preference-store.ts'

const scope = { tenant: 115, user: 'nadine' }
const changed = (key: string | null) => Object.assign(new Event('storage'), { key })

test('a tab hears what another one keeps under the name that it watches, until it stops (DO-31)', () => {
  const tabs = new EventTarget()
  const heard: string[] = []
  const choices = createPreferenceStore('direct-orders', scope, undefined, () => tabs)
  const stop = choices.watch!('draft', () => heard.push('draft'))
  tabs.dispatchEvent(changed('atrium:direct-orders:115:nadine:draft'))
  tabs.dispatchEvent(changed('atrium:direct-orders:115:nadine:draft-7'))
  tabs.dispatchEvent(changed('atrium:direct-orders:116:nadine:draft'))
  expect(heard).toHaveLength(1)
  tabs.dispatchEvent(changed(null))
  expect(heard).toHaveLength(2)
  stop()
  tabs.dispatchEvent(changed(null))
  expect(heard).toHaveLength(2)
})
