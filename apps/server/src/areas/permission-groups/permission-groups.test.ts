import { permissionGroups } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, explorerOf, rowsOf } from '../testing.ts'

describe.each(databases)('permission groups on $name', (kind) => {
  let server: TestServer
  let secretId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const api = await server.as('aylin.kaya')
    secretId = (await entryAt(api, alpenquell, 'Geschäftsleitung')).id
  })
  afterAll(() => server?.stop())

  const list = async (login: string, componentId: number) =>
    (await server.as(login)).call(permissionGroups.list, {
      params: { applicationId: alpenquell, componentId },
    })

  test('all groups are listed, with those that see the component and their active people (API-22, ENT-17)', async () => {
    const { status, body } = await list('aylin.kaya', secretId)
    expect(status).toBe(200)
    const rows = body.map(({ name, type, isAssigned, memberCount }) => [
      name,
      type,
      isAssigned,
      memberCount,
    ])
    expect(rows).toEqual([
      ['Administration', 'Administrator', true, 1],
      ['Data Solutions', 'Unknown', false, 1],
      ['Kundenberatung', 'ClientService', true, 3],
      ['Kunde – Controlling', 'Client', false, 1],
      ['Kunde – Geschäftsleitung', 'Client', true, 1],
      // Inga Dahl is in it and no longer active.
      ['Kunde – Marketing', 'Client', false, 2],
      ['Direktbestellung', 'Unknown', false, 0],
    ])
    expect(new Set(body.map((group) => group.componentId))).toEqual(new Set([secretId]))
  })

  test('a group that sees all components is listed with -1, and sees this one (ENT-17, CONST-08)', async () => {
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          select application_id, -1, id from user_groups
          where application_id = ${alpenquell} and name = 'Data Solutions'`,
    )
    const { body } = await list('aylin.kaya', secretId)
    expect(body.find((group) => group.name === 'Data Solutions')).toMatchObject({
      componentId: -1,
      isAssigned: true,
    })
    const all = await list('aylin.kaya', -1)
    expect(all.body.filter((group) => group.isAssigned).map((group) => group.name)).toEqual([
      'Data Solutions',
    ])
    const team = await server.as('data.team')
    expect((await entryAt(team, alpenquell, 'Geschäftsleitung')).id).toBe(secretId)
  })

  test('the people behind the groups are those who really see it, also through its folders (T-70)', async () => {
    const people = async (login: string, componentId: number) =>
      (await server.as(login)).call(permissionGroups.people, {
        params: { applicationId: alpenquell, componentId },
      })
    const { body } = await people('aylin.kaya', secretId)
    const names = body.map(({ lastName }) => lastName)
    expect(names).toEqual(expect.arrayContaining(['Moser', 'Kaya', 'Thiessen']))
    expect(names).not.toContain('Huber')
    const moser = body.find(({ lastName }) => lastName === 'Moser')!
    const management = (await list('aylin.kaya', secretId)).body.find(
      (group) => group.name === 'Kunde – Geschäftsleitung',
    )!
    expect(moser.userGroupIds).toContain(management.userGroupId)
    for (const login of ['sabine.moser', 'lea.scholz']) {
      const { id } = await explorerOf(await server.as(login), alpenquell)
      expect((await people(login, id)).status).toBe(403)
    }
    expect((await people('korbinian.huber', secretId)).status).toBe(404)
  })

  test('clients and others outside the agency’s service are not told (T-03, PERM-18)', async () => {
    for (const login of ['sabine.moser', 'lea.scholz']) {
      const { id } = await explorerOf(await server.as(login), alpenquell)
      const { status, problem } = await list(login, id)
      expect([login, status, problem.code]).toEqual([login, 403, 'forbidden'])
    }
    expect((await list('henning.vahl', secretId)).status).toBe(200)
  })

  test('of a component that is hidden from the caller nothing is told (PERM-13)', async () => {
    expect((await list('korbinian.huber', secretId)).status).toBe(404)
    expect((await list('aylin.kaya', 987_654)).status).toBe(404)
  })
})
