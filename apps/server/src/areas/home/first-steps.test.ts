import {
  campaignPlanning,
  firstSteps,
  home,
  pageTemplates,
  setup,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../testing.ts'

describe.each(databases)('first steps on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const stepsOf = async (login: string, applicationId: number) =>
    (await (await server.as(login)).call(firstSteps.get, { params: { applicationId } })).body
  const openIn = async (applicationId: number) =>
    (await stepsOf('maren.thiessen', applicationId)).steps
      .filter(({ isDone }) => !isDone)
      .map(({ key }) => key)

  test('a step ticks itself when the thing is there, whoever made it and however (GEN-09)', async () => {
    const api = await server.as('maren.thiessen')
    const { body } = await api.call(setup.create, {
      body: { application: { displayName: 'Neu hier' } },
    })
    const params = { applicationId: body.applicationId }
    const demoMail = (await stepsOf('maren.thiessen', alpenquell)).steps.find(
      ({ key }) => key === 'mail',
    )
    expect(demoMail?.isDone).toBe(true)
    expect(await openIn(params.applicationId)).toEqual(['theme', 'people', 'campaign'])

    await rowsOf(
      server,
      sql`update themes set primary_color = '#006d77' where application_id = ${params.applicationId}`,
    )
    expect(await openIn(params.applicationId)).toEqual(['people', 'campaign'])

    await rowsOf(
      server,
      sql`insert into application_users (application_id, user_id)
          select ${params.applicationId}, user_id from application_users
          where application_id = ${alpenquell} on conflict do nothing`,
    )
    expect(await openIn(params.applicationId)).toEqual(['campaign'])

    const campaign = async () =>
      (await stepsOf('maren.thiessen', params.applicationId)).steps.find(
        ({ key }) => key === 'campaign',
      )
    // There is no page for campaigns yet.
    expect(await campaign()).toMatchObject({ isDone: false, url: '/administration/pages' })
    await rowsOf(
      server,
      sql`update pages set deleted_at = now() where application_id = ${params.applicationId}`,
    )
    expect(await openIn(params.applicationId)).toEqual(['pages', 'campaign'])
    const template = { params, body: { key: 'brand' as const } }
    expect((await api.call(pageTemplates.apply, template)).status).toBe(201)
    expect(await campaign()).toMatchObject({ isDone: false, url: '/campaigns' })
    const made = await api.call(campaignPlanning.create, {
      params,
      body: { name: 'Auftakt', clientName: 'Neu hier' },
    })
    expect(made.status).toBe(201)
    expect(await openIn(params.applicationId)).toEqual([])
  })

  test('nothing is left to do in an application that works (GEN-09)', async () => {
    expect(await openIn(alpenquell)).toEqual([])
  })

  test('Client Service is told what it may do itself, clients nothing (GEN-09, PERM-13)', async () => {
    const { steps } = await stepsOf('aylin.kaya', alpenquell)
    expect(steps.map(({ key }) => key)).toEqual(['theme', 'people', 'campaign'])
    const sabine = await server.as('sabine.moser')
    const params = { applicationId: alpenquell }
    expect((await sabine.call(firstSteps.get, { params })).status).toBe(403)
    const hide = { params, body: { isHidden: true } }
    expect((await sabine.call(firstSteps.hide, hide)).status).toBe(403)
  })

  test('who puts them away does so for themselves, and can have them back (GEN-09)', async () => {
    const params = { applicationId: alpenquell }
    const maren = await server.as('maren.thiessen')
    const isHidden = async (login: string) => (await stepsOf(login, alpenquell)).isHidden
    const hide = (value: boolean) =>
      maren.call(firstSteps.hide, { params, body: { isHidden: value } })
    expect(await isHidden('maren.thiessen')).toBe(false)
    expect((await hide(true)).status).toBe(204)
    expect(await isHidden('maren.thiessen')).toBe(true)
    expect(await isHidden('aylin.kaya')).toBe(false)
    // A visit says nothing of it.
    await maren.call(home.overview, { params })
    expect(await isHidden('maren.thiessen')).toBe(true)
    await hide(false)
    expect(await isHidden('maren.thiessen')).toBe(false)
  })
})
