import { describe, expect, test } from 'vitest'
import {
  idOf,
  lookOf,
  viewedOf,
  viewRouteOf,
  withLook,
  withoutView,
  withView,
} from './viewAddress.ts'

test.each([
  ['12-a-b', 12],
  ['12', 12],
  ['12-', 12],
  ['-12', undefined],
  ['a-12', undefined],
  ['12a', undefined],
  ['', undefined],
  [null, undefined],
])('the id of %j is %s: before the first dash (ROUTE-20)', (segment, id) => {
  expect(idOf(segment)).toBe(id)
})

describe('the address of a preview', () => {
  test('is the one of the page with view and component (ROUTE-13, ROUTE-18)', () => {
    const search = withView('?clientId=101&sort=-size', { id: 14, name: 'Plan Übersee v3.pdf' })
    expect(search).toBe('?clientId=101&sort=-size&view=true&component=14-plan-ubersee-v3-pdf')
    expect(viewedOf(search)).toBe(14)
    expect(withoutView(search)).toBe('?clientId=101&sort=-size')
  })

  test('the next one takes the place of the last', () => {
    const first = withView('', { id: 14, name: 'a' })
    expect(withView(first, { id: 15, name: 'b' })).toBe('?view=true&component=15-b')
    expect(withoutView(first)).toBe('')
  })

  test.each([
    [{ version: 1 }, 'version=1'],
    [{ compare: [1, 2], as: 'slider' }, 'compare=1-2-slider'],
    [{ compare: [7, 3], as: 'overlay' }, 'compare=7-3-overlay'],
  ] as const)('says which versions are looked at: %j (T-71, D-09)', (look, text) => {
    const search = withView('?clientId=101', { id: 14, name: 'a' }, look)
    expect(search).toBe(`?clientId=101&view=true&component=14-a&${text}`)
    expect(lookOf(search)).toEqual(look)
    expect(lookOf(withView(search, { id: 15, name: 'b' }))).toBeUndefined()
    expect(lookOf(withLook(search, undefined))).toBeUndefined()
    expect(lookOf(withLook(search, { version: 9 }))).toEqual({ version: 9 })
    expect(withoutView(search)).toBe('?clientId=101')
  })

  test.each([
    '?version=0',
    '?version=x',
    '?compare=1-2',
    '?compare=1-2-magic',
    '?compare=a-2-side',
  ])('%s means no version', (search) => expect(lookOf(search)).toBeUndefined())

  test('no drawer stands over it', () => {
    expect(withView('?drawer=chat', { id: 1, name: 'a' })).toBe('?view=true&component=1-a')
  })

  test.each([
    '?component=14-plan',
    '?view=false&component=14',
    '?view=true',
    '?view=true&component=x',
  ])('%s looks at nothing', (search) => expect(viewedOf(search)).toBeUndefined())
})

test.each([
  ['/files/12-plans/14-week/view', { id: 14 }],
  ['/files/14/view', { id: 14 }],
  ['/links/14-a-b/view', { id: 14 }],
  ['/links/week/view', { id: undefined }],
  ['/view', { id: undefined }],
  ['/files/view', { id: undefined }],
  ['/files/14-week', undefined],
  ['/files', undefined],
])('the route %s shows %j (ROUTE-07, ROUTE-11, ROUTE-20)', (pathname, shown) => {
  expect(viewRouteOf(pathname)).toEqual(shown)
})
