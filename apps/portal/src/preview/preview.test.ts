import { ApiError } from '@atrium/api-client'
import { components, users } from '@atrium/api-client/contract'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// The files after this one share its modules: none is to find what a page of these tests was left with.
afterAll(() => vi.resetModules())

/** Storage as the browser has it: keys are own properties. */
function memoryStorage(): Storage {
  const store = {} as Record<string, string>
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  }
  return new Proxy(store, {
    get: (target, key: string) => methods[key as keyof typeof methods] ?? target[key],
  }) as unknown as Storage
}

const preview = {
  id: '0b8e6f0e-5d1c-4f4a-9d8e-7a1b2c3d4e5f',
  applicationId: 101,
  as: { type: 'user-group' as const, id: 4 },
  name: 'Kunde – Marketing',
  roles: ['CLIENT' as const],
  expiresAt: '2027-03-15T13:30:00.000Z',
}
const place = { pathname: '/files/12-plans', search: '?sort=name', reload: vi.fn(), assign: vi.fn(), replace: vi.fn() } // prettier-ignore

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', place)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Object.assign(place, { pathname: '/files/12-plans', search: '?sort=name' })
})

/** The page, loaded afresh. */
async function load() {
  vi.resetModules()
  return import('./preview.ts')
}

const refused = (code: string) => new ApiError({ status: 403, code, title: '' })

test('belongs to the tab, begins on the same page and ends on it (T-04)', async () => {
  const before = await load()
  expect([before.previewId(), before.previewSubject]).toEqual([undefined, undefined])
  before.enterPreview(preview)
  expect(place.reload).toHaveBeenCalledOnce()
  expect(Object.keys(localStorage)).toEqual([])

  const during = await load()
  expect(during.previewId()).toBe(preview.id)
  expect(during.previewSubject).toContain(preview.id)
  place.pathname = '/home'
  const tell = vi.fn(async () => {
    // Told as oneself: the server ends nothing for who only looks.
    expect(during.previewId()).toBeUndefined()
    throw new Error('offline')
  })
  await during.endPreview(tell)
  expect(tell).toHaveBeenCalledOnce()
  expect(place.replace).toHaveBeenCalledWith('/files/12-plans?sort=name')

  const after = await load()
  expect([after.previewId(), after.takeLostPreview()]).toEqual([undefined, undefined])
})

test('one’s own settings are left for the home page (T-04)', async () => {
  place.pathname = '/settings/profile'
  ;(await load()).enterPreview(preview)
  expect(place.assign).toHaveBeenCalledWith('/home')
})

test('what is over ends by itself, and is said once (T-04)', async () => {
  ;(await load()).enterPreview(preview)
  const during = await load()
  during.hearFailure(refused('preview-over'), users.current)
  during.hearFailure(refused('preview-over'), users.current)
  expect(place.reload).toHaveBeenCalledTimes(2)
  const after = await load()
  expect(after.runningPreview).toBeUndefined()
  expect([after.takeLostPreview(), after.takeLostPreview()]).toEqual([preview.name, undefined])
})

test('a refused change is heard of, unless nobody asked for it (T-04)', async () => {
  ;(await load()).enterPreview(preview)
  const during = await load()
  const hear = vi.fn()
  const stop = during.onRefusedChange(hear)
  during.hearFailure(refused('only-looking'), components.track)
  during.hearFailure(refused('only-looking'), users.notificationSettings)
  during.hearFailure(refused('forbidden'), users.saveCurrent)
  expect(hear).not.toHaveBeenCalled()
  during.hearFailure(refused('only-looking'), users.saveCurrent)
  expect(hear).toHaveBeenCalledOnce()
  stop()
  during.hearFailure(refused('only-looking'), users.saveCurrent)
  expect(hear).toHaveBeenCalledOnce()
})

test('nothing that it kept in the browser remains (T-04)', async () => {
  ;(await load()).enterPreview(preview)
  const during = await load()
  localStorage.setItem(`atrium:files:101:${during.previewSubject}:look`, 'tiles')
  localStorage.setItem('atrium:files:101:sabine:look', 'list')
  during.forgetPreviews()
  expect(Object.keys(localStorage)).toHaveLength(2)
  during.dropPreview()
  ;(await load()).forgetPreviews()
  expect(Object.keys(localStorage)).toEqual(['atrium:files:101:sabine:look'])
})
