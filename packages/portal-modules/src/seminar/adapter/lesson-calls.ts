import { componentSearch, mediaLessons, scormPackages, seminars } from '@atrium/api-client/contract'
import type { SeminarPort, UploadWay } from '../seminar.port.ts'
import { asPort, type SeminarCallContext } from './call-context.ts'
import { toPortalFile } from './to-seminar.ts'
import { seminarUploads } from './uploads.ts'

/** Packages and lessons of a seminar are uploaded, replaced, and ordered (SEM-05). */
export function lessonCalls({
  client,
  scope,
  params,
  of,
  ofLesson,
  seminarOf,
}: SeminarCallContext): Pick<
  SeminarPort,
  | 'unfinished'
  | 'discardUpload'
  | 'uploadPackage'
  | 'addLesson'
  | 'replaceLesson'
  | 'saveLesson'
  | 'removeLesson'
  | 'findFiles'
> {
  const uploads = seminarUploads(client, scope, asPort)
  return {
    ...uploads.calls,

    uploadPackage: async ({ seminarId, file, attempts, ...way }) => {
      const { lessonCount } = await uploads.send(
        { seminarId, purpose: 'package', file, way },
        (uploadId) =>
          asPort(
            client.call(
              scormPackages.upload,
              {
                ...of(seminarId),
                body: { ...(attempts && { attempts }), ...(uploadId && { uploadId }) },
                files: uploadId ? {} : { file: [file] },
              },
              // It happens once, however often it is asked for; with another answer it is another command.
              wayOf(way, uploadId && `${uploadId}-${attempts ?? 'asks'}`),
            ),
          ),
      )
      return { ...(await seminarOf(client.call(seminars.get, of(seminarId)))), lessonCount }
    },

    addLesson: ({ seminarId, title, from, ...way }) => {
      const named = title && { title }
      const call = (body: object, files: object, key?: string) =>
        seminarOf(
          client.call(mediaLessons.add, { ...of(seminarId), body: { ...named, ...body }, files }, wayOf(way, key)), // prettier-ignore
        )
      if (!('file' in from)) return call({ sourceId: from.fileId }, {})
      const { file } = from
      const captions = [...from.captions]
      return uploads.send({ seminarId, purpose: 'lesson', file, way }, (uploadId) =>
        uploadId
          ? call({ uploadId }, { captions }, uploadId)
          : call({}, { file: [file], captions }),
      )
    },

    replaceLesson: ({ seminarId, lessonId, from, attempts, ...way }) => {
      const call = (body: object, files: object, key?: string) =>
        seminarOf(
          client.call(
            mediaLessons.replace,
            {
              ...ofLesson({ seminarId, lessonId }),
              body: { ...(attempts && { attempts }), ...body },
              files,
            },
            wayOf(way, key && `${key}-${attempts ?? 'asks'}`),
          ),
        )
      if (!('file' in from)) return call({ sourceId: from.fileId }, {})
      const { file } = from
      const captions = [...from.captions]
      return uploads.send({ seminarId, purpose: 'lesson', file, way }, (uploadId) =>
        uploadId
          ? call({ uploadId }, { captions }, uploadId)
          : call({}, { file: [file], captions }),
      )
    },

    saveLesson: ({ title, position, ...lesson }) =>
      seminarOf(
        client.call(mediaLessons.save, {
          ...ofLesson(lesson),
          body: {
            ...(title !== undefined && { title }),
            ...(position !== undefined && { position }),
          },
        }),
      ),

    removeLesson: (lesson) => seminarOf(client.call(mediaLessons.remove, ofLesson(lesson))),

    findFiles: async (words) => {
      const found = await asPort(
        client.call(componentSearch.find, { params, query: { query: words, count: 50 } }),
      )
      return found.flatMap(toPortalFile)
    },
  }
}

/** How a call that carries a file goes; of one that arrived before, the bytes are told already. */
const wayOf = ({ signal, onProgress }: UploadWay, key: string | undefined | '') => ({
  ...(signal && { signal }),
  ...(key && { idempotencyKey: key }),
  ...(onProgress &&
    !key && {
      onProgress: ({ sent, total }: { sent: number; total: number }) => onProgress(sent, total),
    }),
})
