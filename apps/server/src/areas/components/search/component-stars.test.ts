import { componentStars, components, pages } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, rowsOf } from '../../testing.ts'

describe.each(databases)('marked components on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const starsOf = async (login: string) =>
    (await (await server.as(login)).call(componentStars.list, { params })).body
  const reportOf = async (login: string) => {
    const api = await server.as(login)
    const { body } = await api.call(pages.list, { params })
    const collections = body.flatMap(({ children }) => children)
    for (const { childComponent } of collections) {
      if (childComponent.collectionType !== 'report') continue
      const at = { params: { ...params, componentId: childComponent.id } }
      const [first] = (await api.call(components.children, at)).body
      if (first) return first.id
    }
    throw new Error('The demo has no report.')
  }

  test('a star is the own one, is kept once, and goes with what it marks (T-92)', async () => {
    const sabine = await server.as('sabine.moser')
    const id = await reportOf('sabine.moser')
    const put = (isStarred: boolean) =>
      sabine.call(componentStars.set, {
        params: { ...params, componentId: id },
        body: { isStarred },
      })
    expect(await starsOf('sabine.moser')).toEqual([])
    expect((await put(true)).status).toBe(204)
    await put(true)
    expect(await starsOf('sabine.moser')).toEqual([id])
    expect(await starsOf('aylin.kaya')).toEqual([])
    await rowsOf(server, sql`update components set deleted_at = now() where id = ${id}`)
    expect(await starsOf('sabine.moser')).toEqual([])
    await rowsOf(server, sql`update components set deleted_at = null where id = ${id}`)
    await put(false)
    expect(await starsOf('sabine.moser')).toEqual([])
  })

  test('what somebody does not see they cannot mark (PERM-13)', async () => {
    const id = await reportOf('maren.thiessen')
    await rowsOf(server, sql`delete from component_groups where component_id = ${id}`)
    const { status } = await (
      await server.as('sabine.moser')
    ).call(componentStars.set, {
      params: { ...params, componentId: id },
      body: { isStarred: true },
    })
    expect(status).toBe(404)
  })
})
