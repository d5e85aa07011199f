import { pages, seminars } from '@atrium/api-client/contract'
import type { Api } from './api.ts'

/** The first course that the caller sees on the page of seminars. */
async function findCourse(api: Api, applicationId: number) {
  const { body } = await api.call(pages.list, { params: { applicationId } })
  const place = body
    .flatMap(({ children }) => children)
    .find(({ childComponent }) => childComponent.type === 'seminarCollection')!
  const list = await api.call(seminars.list, {
    params: { applicationId },
    query: { parentComponentId: place.childComponent.id },
  })
  const isCourse = ({ kind, packageName }: { kind: string; packageName: string | null }) => kind === 'scorm' && packageName !== null // prettier-ignore
  return { course: list.body.find(isCourse)!, collectionId: place.childComponent.id }
}

/** Opens the first lesson of a course, as a learner whose lesson says something again and again. */
export async function openLesson(api: Api, applicationId: number) {
  const { course, collectionId } = await findCourse(api, applicationId)
  const lesson = {
    params: { applicationId, componentId: course.id, lessonId: course.lessons[0]!.id },
  }
  const { body: visit } = await api.call(seminars.launch, { ...lesson, body: { takeOver: true } })
  let sequence = 0
  return {
    ...lesson,
    collectionId,
    launchId: visit.launchId,
    /** Says the same again until `next` is asked for. */
    next: () => (sequence += 1),
    /** From the tenth time on the lesson is completed. */
    say: () =>
      api.call(seminars.saveRuntime, {
        ...lesson,
        body: {
          launchId: visit.launchId,
          sequence,
          seconds: sequence,
          cmi: {
            [`cmi.interactions.${sequence}.id`]: `answer-${sequence}`,
            'cmi.core.lesson_status': sequence < 10 ? 'incomplete' : 'completed',
          },
        },
      }),
    read: () => api.call(seminars.runtime, lesson),
  }
}
