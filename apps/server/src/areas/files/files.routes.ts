import { fileLinks } from '@atrium/api-client/contract'
import { fieldTexts } from '../../platform/http/texts.ts'
import { implement, type Route } from '../../platform/implement.ts'
import { invalid, notFound } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf, saveComponent } from '../components/index.ts'
import { signArchive } from './archives.service.ts'
import { copyInto } from './copies.service.ts'
import { createFilesService } from './files.service.ts'
import { createUploads } from './uploads.service.ts'
import type { Moving } from './uploads.tus.ts'

/** `moving`: the uploads that are arriving. */
export function fileRoutes(deps: Dependencies, moving: Moving = new Set()): Route[] {
  const service = createFilesService(deps)
  return implement(fileLinks, {
    upload: {
      // Handing a large file over takes long, so it is done before the transaction.
      prepare: async (context) => {
        const { actor, params, body, files } = context
        const { uploadIds = [] } = body
        if (files.files.length + uploadIds.length === 0) {
          throw invalid({ files: fieldTexts.fileMissing })
        }
        const uploads = createUploads(deps, actor, params.applicationId)
        const received = uploadIds.length > 0 ? await uploads.receive(uploadIds) : []
        // What stands among the call's files is let go of with them.
        files.files.push(...(received ?? []))
        return async () => {
          if (!received) throw notFound()
          const upload = {
            parentId: body.ParentComponentId,
            userGroupIds: body.userGroupIds,
            notifyGroups: body.notifyGroups,
            conflict: body.conflict,
            files: files.files,
            uploadIds,
          }
          return service.upload(commandOf(context), upload, context.log)
        }
      },
    },
    unfinished: ({ actor, params, query }) =>
      createUploads(deps, actor, params.applicationId).unfinished(
        (id) => moving.has(id),
        query.purpose,
      ),
    save: (context) => saveComponent(deps, commandOf(context), 'filelink', context.body),
    link: ({ actor, params, query }) =>
      service.link(actor, params.applicationId, params.componentId, query.disposition),
    thumbnails: ({ actor, params, body }) =>
      service.thumbnails(actor, params.applicationId, body.componentIds, body.size),
    archive: ({ actor, params, body }) =>
      signArchive(deps, actor, params.applicationId, body.componentIds),
    copy: (context) => copyInto(deps, commandOf(context), context.body),
  })
}
