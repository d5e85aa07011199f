import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { seminarDeadlines } from '@atrium/api-client/contract'
import type { HomeContribution } from '../../home.port.ts'
import { lateSeminars, nextSeminars, type OpenSeminar } from '../../late/seminars.ts'

/** Courses that the reader should have completed, or has to before long (T-90). */
export function seminarsOf(
  client: Client,
  scope: Scope,
): HomeContribution<readonly OpenSeminar[]>[] {
  const params = { applicationId: scope.tenant }
  const { key, load } = describeQuery(client, scope, seminarDeadlines.list, { params })
  const query = {
    key,
    load: async (): Promise<OpenSeminar[]> =>
      (await load()).map(({ id, displayName, dueDate, lessonStatus }) => ({
        id,
        title: displayName,
        dueAt: dueDate,
        isBegun: lessonStatus !== 'none',
        href: `/academy/sessions/${id}?clientId=${scope.tenant}`,
      })),
  }
  return [
    { id: 'seminars', question: 'waiting', query, ...lateSeminars },
    { id: 'next-seminars', question: 'due', query, ...nextSeminars },
  ]
}
