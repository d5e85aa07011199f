import type { Page } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { isStored, placeOf, targetOf, type TargetContext } from './target.logic.ts'
import type { FoundComponent } from './search.types.ts'

const found = (overrides: Partial<FoundComponent>): FoundComponent => ({
  id: 14,
  type: 'post',
  displayName: 'Name',
  description: null,
  url: null,
  isExternal: false,
  parentComponentId: 7,
  ...overrides,
})
const page = (url: string, ...children: number[]) =>
  ({
    url,
    isExternal: false,
    children: children.map((id) => ({ childComponent: { id } })),
  }) as unknown as Page

const origin = 'https://portal.example'
const context: TargetContext = {
  origin,
  storages: ['/storage', 'https://agency.blob.example/files'],
  pages: [page('/files', 7), page('/insights', 30), page('/links', 40, 41)],
}
const to = (overrides: Partial<FoundComponent>, pages = context.pages) =>
  targetOf(found(overrides), { ...context, pages })

describe('a click on a result', () => {
  test('a file opens at its place when it lies in the storage (SRCH-04)', () => {
    expect(to({ type: 'filelink', url: '/storage/files/101/14' })).toEqual({ kind: 'place' })
    expect(to({ type: 'filelink', url: 'https://agency.blob.example/files/14.pdf' })).toEqual({
      kind: 'place',
    })
  })

  test.each([
    'https://intranet.example/styleguide.pdf',
    'https://portal.example.evil/storage/files/1',
    '/storage-of-others/14',
    '/storage',
    '/storage/../bi/week',
    'http://',
    '',
    null,
  ])('a file at %s leads nowhere: an error message says so (SRCH-04)', (url) => {
    expect(to({ type: 'filelink', url })).toEqual({ kind: 'refused' })
  })

  test('a report opens its preview (SRCH-05)', () => {
    expect(to({ type: 'reportlink', url: '/bi/week' })).toEqual({ kind: 'report' })
  })

  test('a direct order has an address of its own (SRCH-06)', () => {
    expect(to({ type: 'directorder', url: '/elsewhere' })).toEqual({
      kind: 'inside',
      address: '/direct-order/requests/14',
    })
  })

  test('a seminar opens its session, unless it has an address of its own (ROUTE-14)', () => {
    expect(to({ type: 'seminar', id: 21, url: null })).toEqual({
      kind: 'inside',
      address: '/academy/sessions/21',
    })
    expect(to({ type: 'seminar', url: '/home' })).toEqual({ kind: 'inside', address: '/home' })
  })

  test('folders open where they are', () => {
    expect(to({ type: 'directory' })).toEqual({ kind: 'place' })
    expect(to({ type: 'fileexplorer' })).toEqual({ kind: 'place' })
  })

  test.each([
    'pagelink',
    'post',
    'buildingblock',
    'linkcollection',
    'taskbucket',
    'timeline',
    'postCollection',
    'campaign',
    'cockpit',
    'kpi',
    'document',
    'medialinecampaign',
    'unheard-of',
  ])('%s goes to its url, without one to the insights (SRCH-07)', (type) => {
    expect(to({ type, url: '/campaigns/14?tab=plan#top' })).toEqual({
      kind: 'inside',
      address: '/campaigns/14?tab=plan#top',
    })
    expect(to({ type, url: `${origin}/files` })).toEqual({ kind: 'inside', address: '/files' })
    expect(to({ type, url: 'https://example.com/a' })).toEqual({
      kind: 'outside',
      address: 'https://example.com/a',
    })
    expect(to({ type, url: null })).toEqual({ kind: 'inside', address: '/insights' })
  })

  test('where there are no insights it is the first page, without any the start (SRCH-07)', () => {
    expect(to({}, [page('/settings'), page('/files', 7)])).toMatchObject({ address: '/files' })
    expect(to({}, [])).toMatchObject({ address: '/' })
  })

  test('an address that runs something is nobody’s', () => {
    expect(to({ url: 'javascript:alert(1)' })).toEqual({ kind: 'refused' })
    expect(to({ url: 'data:text/html,x' })).toEqual({ kind: 'refused' })
  })
})

test('the storage may have several addresses (SRCH-04)', () => {
  expect(isStored('/storage/files/1/2', { ...context, storages: [] })).toBe(false)
  expect(isStored('https://agency.blob.example/other/1', context)).toBe(false)
})

describe('the place of a thing', () => {
  const explorer = { id: 7, type: 'fileexplorer' }
  const folder = { id: 12, type: 'directory' }
  const file = { id: 14, type: 'filelink' }

  test('is its folder on the page of the files, with it chosen (SRCH-04)', () => {
    expect(placeOf([explorer, folder, file], context.pages)).toBe('/files/12?component=14')
    expect(placeOf([explorer, file], context.pages)).toBe('/files?component=14')
  })
  test('of a folder is the folder, of a module its page', () => {
    expect(placeOf([explorer, folder], context.pages)).toBe('/files/12')
    expect(placeOf([explorer], context.pages)).toBe('/files')
  })
  test('of a file in a collection is the collection’s page', () => {
    expect(placeOf([{ id: 41, type: 'linkcollection' }, file], context.pages)).toBe(
      '/links?component=14',
    )
  })
  test('is unknown where no page shows it', () => {
    expect(placeOf([{ id: 99, type: 'fileexplorer' }, file], context.pages)).toBeUndefined()
    expect(placeOf([], context.pages)).toBeUndefined()
  })
})
