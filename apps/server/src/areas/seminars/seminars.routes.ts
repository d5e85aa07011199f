import {
  certificates,
  mediaLessons,
  scormPackages,
  seminarDeadlines,
  seminarReports,
  seminars,
} from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { notFound } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { arrivedFile } from './arrived-files.ts'
import { createCertificatesService } from './certificates.service.ts'
import { listDeadlines } from './deadlines.service.ts'
import { addMediaLesson, removeMediaLesson, requireLessonFiles, saveMediaLesson } from './media-lessons.service.ts' // prettier-ignore
import { readUploaded, requireKeeper, takePackage } from './packages.service.ts'
import { replaceLessonFile } from './lesson-replacements.service.ts'
import { createReportPeopleService } from './report-people.service.ts'
import { createReportService } from './report.service.ts'
import { createRuntimeService } from './runtime.service.ts'
import { createSeminarsService } from './seminars.service.ts'
import { changeSignUp, signOffPeople, signUpGroups } from './sign-ups.service.ts'

const noFile = { file: undefined, uploadIds: [] } as const

export function seminarRoutes(deps: Dependencies): Route[] {
  const service = createSeminarsService(deps)
  const runtime = createRuntimeService(deps)
  const reports = createReportService(deps)
  const people = createReportPeopleService(deps)
  const given = createCertificatesService(deps)
  return [
    ...implement(seminars, {
      list: ({ actor, params, query }) =>
        service.list(actor, params.applicationId, query.parentComponentId),
      get: ({ actor, params }) => service.get(actor, params.applicationId, params.componentId),
      create: (context) => service.create(commandOf(context), context.body, context.log),
      save: (context) => service.save(commandOf(context), context.body),
      launch: ({ actor, params, body }) => runtime.launch(actor, params, body),
      runtime: ({ actor, params }) => runtime.runtime(actor, params),
      saveRuntime: ({ actor, params, body }) => runtime.commit(actor, params, body),
      signUp: (context) =>
        changeSignUp(deps, commandOf(context), context.params.componentId, 'come'),
      signOff: (context) =>
        changeSignUp(deps, commandOf(context), context.params.componentId, 'stay-away'),
      report: ({ actor, params }) =>
        reports.report(actor, params.applicationId, params.componentId),
      setAttendance: ({ actor, params, body }) => reports.setAttendance(actor, params, body),
      reset: ({ actor, params, body }) => reports.reset(actor, params, body),
    }),
    ...implement(seminarDeadlines, {
      list: ({ actor, params }) => listDeadlines(deps, actor, params.applicationId),
    }),
    ...implement(seminarReports, {
      person: ({ actor, params }) => people.person(actor, params),
      signUpGroups: (context) =>
        signUpGroups(
          deps,
          commandOf(context),
          context.params.componentId,
          context.body.userGroupIds,
        ),
      signOffPeople: (context) =>
        signOffPeople(deps, commandOf(context), context.params.componentId, context.body.userIds),
      remind: ({ actor, params, body }) => people.remind(actor, params, body.userIds),
    }),
    ...implement(certificates, {
      download: ({ actor, params, language }) =>
        given.download(actor, params.applicationId, params, language),
      withdraw: (context) =>
        given.withdraw(commandOf(context), context.params, context.body.reason),
    }),
    ...implement(mediaLessons, {
      add: {
        prepare: async (context) => {
          const { params, body, files } = context
          const { actor } = context
          const { title, sourceId, uploadId } = body
          await requireKeeper(deps, actor, params)
          const arriving = { actor, ...params, uploadId, files: files.file }
          const { file, uploadIds } =
            sourceId === undefined ? await arrivedFile(deps, arriving) : noFile
          const lesson = { ...params, title, sourceId, file, uploadIds, captions: files.captions }
          await requireLessonFiles(deps, lesson)
          return async () => {
            if (sourceId === undefined && !file) throw notFound()
            return addMediaLesson(deps, commandOf(context), lesson)
          }
        },
      },
      replace: {
        prepare: async (context) => {
          const { actor, params, body, files } = context
          const { attempts, sourceId, uploadId } = body
          await requireKeeper(deps, actor, params)
          const arriving = { actor, ...params, uploadId, files: files.file }
          const { file, uploadIds } =
            sourceId === undefined ? await arrivedFile(deps, arriving) : noFile
          const given = { attempts, sourceId, file, uploadIds, captions: files.captions }
          await requireLessonFiles(deps, given)
          return async () => {
            if (sourceId === undefined && !file) throw notFound()
            return replaceLessonFile(deps, commandOf(context), params, given)
          }
        },
      },
      save: (context) => saveMediaLesson(deps, commandOf(context), context.params, context.body),
      remove: (context) => removeMediaLesson(deps, commandOf(context), context.params),
    }),
    ...implement(scormPackages, {
      upload: {
        // A package is read before the transaction: one of many files takes a while.
        prepare: async (context) => {
          const { params, body } = context
          const { actor, files } = context
          await requireKeeper(deps, actor, params)
          const arriving = { actor, ...params, uploadId: body.uploadId, files: files.file }
          const { file, uploadIds } = await arrivedFile(deps, arriving)
          const content = file && (await readUploaded(deps, file))
          return async () => {
            if (!file || !content) throw notFound()
            const given = { componentId: params.componentId, file, uploadIds, content }
            return takePackage(deps, commandOf(context), given, body.attempts)
          }
        },
      },
    }),
  ]
}
