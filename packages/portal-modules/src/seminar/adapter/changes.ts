import type { AcademyConnection } from '@atrium/api-client/live'
import { listenToCollection, listenToTenant, type LiveEvents } from '../../kit/adapter/live-events.ts' // prettier-ignore
import type { LessonStatus, SeminarPort } from '../seminar.port.ts'

/** The part of the academy's connection that seminars listen to (RT-03). */
export type LessonStatuses = Pick<
  AcademyConnection,
  'follow' | 'unfollow' | 'onLessonStatus' | 'onConnected'
>

interface Sources {
  live: LiveEvents | undefined
  academy: LessonStatuses | undefined
  tenant: number
}

/** Tells what changes in a collection or a seminar, and how far somebody is in a lesson. */
export function listenToSeminars({
  live,
  academy,
  tenant,
}: Sources): NonNullable<SeminarPort['onChange']> {
  return ({ collectionId, seminarId }, listener) => {
    const stops: (() => void)[] = []
    if (live && collectionId !== undefined)
      stops.push(
        listenToCollection(live, tenant, collectionId, ({ commandId, reactions }) => {
          if (!reactions) listener({ commandId })
        }),
      )
    if (live && seminarId !== undefined)
      stops.push(
        listenToTenant(live, tenant, {
          onEvent: (type, { componentIds, commandId }) => {
            const isThis = Array.isArray(componentIds) && componentIds.includes(seminarId)
            if (type === 'rights.changed' || (type === 'components.changed' && isThis))
              listener({ commandId: typeof commandId === 'string' ? commandId : undefined })
          },
          onReset: () => listener({}),
        }),
      )
    if (academy && seminarId !== undefined) {
      academy.follow(tenant, seminarId)
      stops.push(
        () => academy.unfollow(tenant, seminarId),
        academy.onLessonStatus(({ componentId, lessonId, userId, lessonStatus, courseStatus }) => {
          if (componentId !== seminarId) return
          const status = lessonStatus as LessonStatus
          const course = courseStatus as LessonStatus | undefined
          listener({ lesson: { seminarId, lessonId, userId, status, ...(course && { course }) } })
        }),
        // What happened while it was away was not told.
        academy.onConnected(() => listener({})),
      )
    }
    return () => stops.forEach((stop) => stop())
  }
}
