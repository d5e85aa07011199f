import { componentTags } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, childrenOf, entryAt } from '../../testing.ts'

describe.each(databases)('tags on $name', (kind) => {
  let server: TestServer
  let componentId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const sabine = await server.as('sabine.moser')
    const folder = await entryAt(sabine, alpenquell, 'Briefings')
    componentId = (await childrenOf(sabine, alpenquell, folder.id))[0]!.id
  })
  afterAll(() => server?.stop())

  const params = () => ({ applicationId: alpenquell, componentId })
  const save = async (login: string, tags: { label: string; isRemoved?: boolean }[]) =>
    (await server.as(login)).call(componentTags.save, {
      params: params(),
      body: { tags },
    })
  const labels = async (login = 'sabine.moser') =>
    (await (await server.as(login)).call(componentTags.list, { params: params() })).body.map(
      ({ label }) => label,
    )

  test('a label is there once, in whatever case and with whatever space around it (ENT-14)', async () => {
    const { status, body } = await save('sabine.moser', [
      { label: 'TV' },
      { label: ' tv ' },
      { label: 'Übersicht' },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { componentId, applicationId: alpenquell, label: 'TV', isRemoved: false },
      { label: 'Übersicht' },
    ])
    await save('sabine.moser', [{ label: 'Tv' }, { label: 'ÜBERSICHT' }, { label: 'Funk' }])
    expect(await labels('korbinian.huber')).toEqual(['TV', 'Übersicht', 'Funk'])
  })

  test('what is sent as removed goes away; what is not sent stays (ENT-14)', async () => {
    await save('sabine.moser', [{ label: 'tv', isRemoved: true }])
    expect(await labels()).toEqual(['Übersicht', 'Funk'])
  })

  test('who may not edit the item may not tag it (PERM-01)', async () => {
    expect((await save('lea.scholz', [{ label: 'Redaktion' }])).status).toBe(403)
    expect((await save('henning.vahl', [{ label: 'Leitung' }])).status).toBe(403)
    expect(await labels('lea.scholz')).toEqual(['Übersicht', 'Funk'])
  })

  test('an empty label is named by field (ERR-16)', async () => {
    const { status, problem } = await save('sabine.moser', [{ label: ' ' }])
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['tags[0].label']])
  })
})
