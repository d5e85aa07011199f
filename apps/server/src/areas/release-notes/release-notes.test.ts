import { releaseNotes } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { rowsOf } from '../testing.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { compareVersions, parseReleaseNote, readReleaseNotes } from './release-notes.files.ts'

describe('the files', () => {
  test('say the same day and as much in both languages; the newest is of this version (T-15)', async () => {
    const notes = await readReleaseNotes()
    expect(notes[0]!.version).toBe(packageJson.version)
    for (const { version, texts } of notes) {
      expect([version, texts.en.items.length]).toEqual([version, texts.de.items.length])
      expect(texts.de).toHaveProperty('releasedOn', (texts.en as never)['releasedOn'])
    }
  })

  test.each([
    ['0.1.0.de.md', 'Nothing of a head'],
    ['0.1.0.de.md', '---\nreleasedOn: today\ntitle: A\n---\n\n- one\n'],
    ['0.1.0.de.md', '---\nreleasedOn: 2026-11-21\ntitle: A\n---\n\nno list\n'],
    ['notes.md', '---\nreleasedOn: 2026-11-21\ntitle: A\n---\n\n- one\n'],
  ])('%s with %j is no note', (name, text) => {
    expect(() => parseReleaseNote(name, text)).toThrow(name)
  })

  test('versions are numbers, not words', () => {
    expect(['0.10.0', '0.9.1', '1.0.0', '0.9.0'].toSorted(compareVersions)).toEqual([
      '0.9.0',
      '0.9.1',
      '0.10.0',
      '1.0.0',
    ])
  })
})

describe.each(databases)('release notes on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const list = async (login: string, language = 'de') =>
    (await server.as(login)).call(releaseNotes.list, {}, { 'accept-language': language })
  const see = async (login: string, version: string) =>
    (await (await server.as(login)).call(releaseNotes.see, { params: { version } })).status
  const seen = async (login: string) =>
    (await list(login)).body.filter(({ isSeen }) => isSeen).map(({ version }) => version)

  test('are there for all versions, the newest first, in both languages (T-15)', async () => {
    const { status, body } = await list('korbinian.huber')
    expect(status).toBe(200)
    expect(body.map(({ version }) => version)).toEqual(['0.2.0', '0.1.0', '0.0.2', '0.0.1'])
    expect(body[2]).toMatchObject({ title: 'Dateien gemeinsam nutzen', isSeen: false })
    expect(body.every(({ items }) => items.length > 0)).toBe(true)
    expect((await list('korbinian.huber', 'en')).body[2]?.title).toBe('Share files')
  })

  test('who came after a version is told nothing of it (LAY-13)', async () => {
    await rowsOf(
      server,
      sql`
      update users set created_at = '2026-11-21T22:30:00Z' where email like 'lea.scholz@%' returning id`,
    )
    expect(await seen('lea.scholz')).toEqual(['0.1.0', '0.0.2', '0.0.1'])
  })

  test('who was shown one has seen it and all before, everywhere and for good (T-15)', async () => {
    expect(await seen('sabine.moser')).toEqual([])
    expect(await see('sabine.moser', '0.0.2')).toBe(204)
    expect(await seen('sabine.moser')).toEqual(['0.0.2', '0.0.1'])
    expect(await see('sabine.moser', '0.1.0')).toBe(204)
    expect(await see('sabine.moser', '0.0.1')).toBe(204)
    expect(await seen('sabine.moser')).toEqual(['0.1.0', '0.0.2', '0.0.1'])
    expect(await seen('marco.rossi')).toEqual([])
  })

  test.each(['9.9.9', '1', 'a.b.c', '0.1.0.0', '..%2f..'])(
    'there is no version %s',
    async (version) => {
      const api = await server.as('sabine.moser')
      const response = await api.fetch(`/api/v1.0/releasenotes/${version}/seen`, { method: 'POST' })
      expect(response.status).toBe(404)
    },
  )
})
