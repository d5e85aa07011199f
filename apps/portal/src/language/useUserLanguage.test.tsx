// @vitest-environment happy-dom
import { AtriumProvider, createClient } from '@atrium/api-client'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { changeLook, currentLook } from '../look/look-store.ts'
import { readLook } from '../look/look.ts'
import { expectUserLanguage, useUserLanguage } from './useUserLanguage.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** Opens a page of the portal for somebody whose record says English. */
async function openPage(): Promise<void> {
  const client = createClient({
    token: async () => 'token',
    language: () => 'de',
    fetch: async () => Response.json({ id: 1, languageCode: 'en' }),
  })
  let answered = false
  function Page() {
    useUserLanguage()
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), onSuccess: () => (answered = true) }}>
        <AtriumProvider client={client} tenant={101} user="sabine">
          <Page />
        </AtriumProvider>
      </SWRConfig>,
    ),
  )
  await act(() => vi.waitUntil(() => answered))
  await act(async () => root.unmount())
}

test('after signing in the language of the user record wins over the stored one, and is stored (GEN-03)', async () => {
  changeLook({ language: 'de' })
  expectUserLanguage()
  await openPage()
  expect([currentLook().language, readLook().language]).toEqual(['en', 'en'])
})

test('without a sign-in the stored language stays (GEN-03)', async () => {
  changeLook({ language: 'de' })
  await openPage()
  expect(currentLook().language).toBe('de')
})
