import { pages } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../testing.ts'

describe.each(databases)('pages on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    await rowsOf(
      server,
      sql`insert into pages (application_id, display_name, url, is_external, position) values
        (${alpenquell}, 'Zeitstrahl', '/timeline', false, 6),
        (${alpenquell}, 'Mediathek', 'https://media.example', true, 90)`,
    )
  })
  afterAll(() => server?.stop())

  const list = async (login: string) =>
    (await (await server.as(login)).call(pages.list, { params: { applicationId: alpenquell } }))
      .body

  test('a page comes with the modules on it (API-10, ENT-09)', async () => {
    const files = (await list('sabine.moser')).find((page) => page.url === '/files')!
    expect(files).toMatchObject({
      applicationId: alpenquell,
      displayName: 'Dateien',
      icon: 'folder-open',
      isExternal: false,
    })
    expect(files.children).toHaveLength(1)
    expect(files.children[0]!.childComponent).toMatchObject({
      type: 'fileexplorer',
      displayName: 'Dateien',
      parentComponentId: null,
    })
  })

  test('a page and what it holds are called in the language of the call (GEN-03, ENT-09)', async () => {
    await rowsOf(server, sql`insert into pages (application_id, display_name, display_name_en, url, is_external, position)
      values (${alpenquell}, 'Archiv', null, 'https://archive.example', true, 95)`) // prettier-ignore
    const sabine = await server.as('sabine.moser')
    const named = async (language: string) => {
      const input = { params: { applicationId: alpenquell } }
      const { body } = await sabine.call(pages.list, input, { 'accept-language': language })
      return body.map(({ displayName, children }) => [
        displayName,
        ...children.slice(0, 1).map(({ childComponent }) => childComponent.displayName),
      ])
    }
    const english = await named('en')
    expect(english).toContainEqual(['Campaigns', 'Campaigns'])
    expect(english).toContainEqual(['Files', 'Files'])
    expect(english).toContainEqual(['Timeline', 'Timeline'])
    // With one name it keeps that.
    expect(english).toContainEqual(['Archiv'])
    expect(await named('de')).toContainEqual(['Dateien', 'Dateien'])
    await rowsOf(server, sql`delete from pages where display_name = 'Archiv'`)
  })

  test('a page without anything for the caller is left out; the order is kept (ENT-09, PERM-13)', async () => {
    const names = async (login: string) => (await list(login)).map((page) => page.displayName)
    expect(await names('sabine.moser')).toEqual([
      'Kampagnen',
      'Dateien',
      'Aufgaben',
      'Insights',
      'Schulungen',
      'Zeitleiste',
      'Links',
      'Kontakte',
      'Mediathek',
    ])
    expect(await names('maren.thiessen')).toEqual([
      'Kampagnen',
      'Zeitstrahl',
      'Dateien',
      'Aufgaben',
      'Insights',
      'Schulungen',
      'Zeitleiste',
      'Links',
      'Kontakte',
      'Mediathek',
    ])
  })

  test('a module is left out for who is in none of its groups (PERM-13)', async () => {
    await rowsOf(
      server,
      sql`delete from component_groups g using components c, user_groups u
          where c.application_id = g.application_id and c.id = g.component_id
            and c.type = 'fileexplorer' and u.application_id = g.application_id
            and u.id = g.user_group_id and u.name = 'Kunde – Controlling'`,
    )
    const names = async (login: string) => (await list(login)).map((page) => page.displayName)
    expect(await names('marco.rossi')).toEqual([
      'Kampagnen',
      'Aufgaben',
      'Insights',
      'Schulungen',
      'Zeitleiste',
      'Links',
      'Kontakte',
      'Mediathek',
    ])
    expect(await names('korbinian.huber')).toEqual([
      'Kampagnen',
      'Dateien',
      'Aufgaben',
      'Insights',
      'Schulungen',
      'Zeitleiste',
      'Links',
      'Kontakte',
      'Mediathek',
    ])
  })
})
