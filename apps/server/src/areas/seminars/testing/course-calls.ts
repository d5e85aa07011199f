import { scormPackages, seminars } from '@atrium/api-client/contract'
import type { TestServer } from '../../../../test/harness.ts'

export interface Said {
  launchId: string
  sequence?: number
  seconds?: number
  isLast?: boolean
}

/** What staff and learners do with courses, as calls. */
export function createCourseCalls(
  server: TestServer,
  { applicationId, collectionId, keeper }: { applicationId: number; collectionId: number; keeper: string }, // prettier-ignore
) {
  const paramsOf = (componentId: number) => ({ params: { applicationId, componentId } })
  const lessonOf = ([componentId, lessonId]: readonly [number, number]) => ({
    params: { applicationId, componentId, lessonId },
  })
  const get = async (login: string, id: number) =>
    (await (await server.as(login)).call(seminars.get, paramsOf(id))).body
  return {
    get,
    /** Makes a seminar of a package. */
    async make(file: File) {
      const staff = await server.as(keeper)
      const { body } = await staff.call(seminars.create, {
        params: { applicationId },
        body: { displayName: 'Kurs', kind: 'scorm', data: { parentComponentId: collectionId } },
      })
      const sent = await staff.call(scormPackages.upload, {
        ...paramsOf(body.id),
        body: {},
        files: { file: [file] },
      })
      if (sent.status !== 201) throw new Error(JSON.stringify(sent.problem))
      return get(keeper, body.id)
    },
    launch: async (login: string, key: readonly [number, number], takeOver = false) =>
      (await server.as(login)).call(seminars.launch, { ...lessonOf(key), body: { takeOver } }),
    commit: async (
      login: string,
      key: readonly [number, number],
      cmi: Record<string, string>,
      { launchId, sequence = 1, seconds = 10, isLast }: Said,
    ) =>
      (await server.as(login)).call(seminars.saveRuntime, {
        ...lessonOf(key),
        body: { cmi, launchId, sequence, seconds, ...(isLast && { isLast }) },
      }),
    report: async (id: number) =>
      (await (await server.as(keeper)).call(seminars.report, paramsOf(id))).body,
  }
}
