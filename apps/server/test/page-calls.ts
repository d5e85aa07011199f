import {
  pageManagement,
  pageModules,
  pages,
  userGroups,
  type BodyOf,
  type ManagedPage,
} from '@atrium/api-client/contract'
import type { TestServer } from './harness.ts'
import { alpenquell, namesOf } from '../src/areas/testing.ts'

export const administrator = 'maren.thiessen'
export const client = 'sabine.moser'
export const params = { applicationId: alpenquell }

/** Calls about pages as their administrator makes them, for tests; `server` is asked when it is there. */
export function callsAboutPages(server: () => TestServer) {
  const as = (login: string) => server().as(login)
  const at = (pageId: number, applicationId = alpenquell) => ({ params: { applicationId, pageId } })
  const inside = (pageId: number, componentId: number) => ({
    params: { ...params, pageId, componentId },
  })
  const managed = async (login = administrator, applicationId = alpenquell) =>
    (await (await as(login)).call(pageManagement.list, { params: { applicationId } })).body
  const make = async (body: BodyOf<typeof pageManagement.create>) =>
    (await as(administrator)).call(pageManagement.create, { params, body })
  const made = async (slug: string, more: Partial<BodyOf<typeof pageManagement.create>> = {}) =>
    (await make({ displayName: slug, slug, ...more })).body
  const save = async (
    { id, version }: ManagedPage,
    body: BodyOf<typeof pageManagement.save>,
    headers: Record<string, string> = { 'if-match': `"${version}"` },
  ) => (await as(administrator)).call(pageManagement.save, { ...at(id), body }, headers)
  const place = async (pageId: number, body: BodyOf<typeof pageModules.create>) =>
    (await as(administrator)).call(pageModules.create, { ...at(pageId), body })
  const remove = async ({ id }: { id: number }) =>
    (await as(administrator)).call(pageManagement.remove, at(id))
  const restore = async ({ id }: { id: number }) =>
    (await as(administrator)).call(pageManagement.restore, at(id))
  const navigation = async (login: string, language = 'de') =>
    namesOf((await (await as(login)).call(pages.list, { params }, { 'accept-language': language })).body) // prettier-ignore
  const groupId = async (name: string) => {
    const { body } = await (await as(administrator)).call(userGroups.list, { params })
    return body.find((group) => group.name === name)!.id
  }

  return { as, at, inside, managed, make, made, save, place, remove, restore, navigation, groupId }
}
