import type {
  Certificate,
  Component,
  EarlierAttempt as AttemptAnswer,
  LessonLaunch,
  Participant as ParticipantAnswer,
  Seminar as SeminarAnswer,
} from '@atrium/api-client/contract'
import type {
  EarlierAttempt,
  Launch,
  Participant,
  PortalFile,
  Seminar,
  Standing,
} from '../seminar.port.ts'

/** How far somebody is, in the module's words. */
export const toStanding = (answer: {
  lessonStatus: Standing['status']
  score: number | null
  progress: number | null
  totalSeconds: number
  lastSeenAt: string | null
}): Standing => ({
  status: answer.lessonStatus,
  score: answer.score,
  progress: answer.progress,
  seconds: answer.totalSeconds,
  lastSeenAt: answer.lastSeenAt,
})

/** A seminar in the module's words. */
export function toSeminar(answer: SeminarAnswer): Seminar {
  return {
    id: answer.id,
    title: answer.displayName,
    description: answer.description,
    kind: answer.kind,
    status: answer.lessonStatus,
    imageUrl: answer.imageUrl,
    durationMinutes: answer.durationMinutes,
    dueAt: answer.dueDate,
    startsAt: answer.startsAt,
    endsAt: answer.endsAt,
    location: answer.location,
    trainer: answer.trainer,
    seats: answer.seats,
    signedUp: answer.signedUpCount,
    waiting: answer.waitingCount,
    ownSignUp: answer.ownSignUp,
    lessons: answer.lessons
      .toSorted((one, other) => one.order - other.order)
      .map((lesson) => ({
        id: lesson.id,
        identifier: lesson.identifier,
        title: lesson.title,
        chapters: lesson.chapters,
        kind: lesson.kind,
        isLocked: lesson.isLocked,
        lock: lesson.lock,
        file: lesson.file,
        ...toStanding(lesson),
      })),
    packageName: answer.packageName,
    scormVersion: answer.scormVersion,
    hasCertificate: answer.hasCertificate,
    certificate: answer.certificate,
    navigation: answer.navigation,
    version: answer.version,
    ...(answer.userGroupIds && { audience: answer.userGroupIds }),
    can: {
      edit: answer.can.edit,
      delete: answer.can.delete,
      ...(answer.can.changeAudience && { changeAudience: true }),
    },
  }
}

export const toParticipant = (answer: ParticipantAnswer): Participant => ({
  id: answer.person.id,
  firstName: answer.person.firstName,
  lastName: answer.person.lastName,
  signUp: answer.signUp,
  status: answer.lessonStatus,
  lessons: answer.lessons.map((lesson) => ({
    lessonId: lesson.lessonId,
    attempts: lesson.attempts,
    ...toStanding(lesson),
  })),
  leftOut: answer.leftOutLessonIds,
  groupIds: answer.userGroupIds,
  remindedAt: answer.remindedAt,
  certificate: answer.certificate,
})

/** What was before, of one person. */
export const toHistory = (answer: {
  attempts: readonly AttemptAnswer[]
  certificates: readonly Certificate[]
}) => ({
  attempts: answer.attempts.map(
    ({ lessonStatus, totalSeconds, endedBy, ...one }): EarlierAttempt => ({
      ...one,
      status: lessonStatus,
      seconds: totalSeconds,
      endedBy: endedBy && `${endedBy.firstName} ${endedBy.lastName}`.trim(),
    }),
  ),
  certificates: answer.certificates,
})

export const toLaunch = ({ runtime, ...answer }: LessonLaunch): Launch => ({
  launchId: answer.launchId,
  url: answer.url,
  entry: answer.entry,
  kind: answer.kind,
  scormVersion: answer.scormVersion,
  captions: answer.captions,
  cmi: runtime.cmi,
  learner: answer.learner,
  settings: answer.settings,
})

/** A file that can be a lesson; nothing of any other. */
export function toPortalFile(found: Component): PortalFile[] {
  const { id, displayName: name, fileSize: size, contentType, contentCheck } = found
  const isVideo = /^video\/(mp4|x-m4v|webm|ogg)$/.test(contentType ?? '')
  if (contentCheck || !(isVideo || contentType === 'application/pdf')) return []
  return [{ id, name, size, kind: isVideo ? 'video' : 'document' }]
}
