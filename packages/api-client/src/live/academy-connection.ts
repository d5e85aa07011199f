import { createHubGroups, type HubGroups } from './hub-groups.ts'
import type { HubOptions } from './hub.ts'

/** How far somebody is in a lesson of a seminar. */
export interface LessonStatus {
  componentId: number
  lessonId: number
  userId: number
  lessonStatus: string
  /** Extension: how they stand with the whole seminar, where rules of its course say that. */
  courseStatus?: string
}

type Groups = HubGroups<string, LessonStatus>

/** Statuses of lessons in the seminars that are followed (RT-03). */
export interface AcademyConnection extends Omit<Groups, 'enter' | 'leave' | 'onMessage'> {
  follow: (applicationId: number, componentId: number) => void
  unfollow: (applicationId: number, componentId: number) => void
  onLessonStatus: Groups['onMessage']
}

/** Lesson statuses from `/hubs/academy`; comes back by itself, with the token of that moment (RT-05). */
export function createAcademyConnection(options: HubOptions): AcademyConnection {
  const { enter, leave, onMessage, ...groups }: Groups = createHubGroups(options, {
    event: 'LessonStatus',
    enter: 'AddToGroup',
    leave: 'RemoveFromGroup',
  })
  return {
    ...groups,
    follow: (applicationId, componentId) => enter(groupOf(applicationId, componentId)),
    unfollow: (applicationId, componentId) => leave(groupOf(applicationId, componentId)),
    onLessonStatus: onMessage,
  }
}

const groupOf = (applicationId: number, componentId: number) =>
  `academy:${applicationId}:${componentId}`
