import { fileLinks } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/types.ts'
import { commandOf, saveComponent } from '../components/index.ts'
import { signArchive } from './archives.service.ts'
import { createFileLinksService } from './file-links.service.ts'

export function fileLinkRoutes(deps: Dependencies): Route[] {
  const service = createFileLinksService(deps)
  return implement(fileLinks, {
    upload: (context) =>
      service.upload(
        commandOf(context),
        {
          parentId: context.body.ParentComponentId,
          userGroupIds: context.body.userGroupIds,
          notifyGroups: context.body.notifyGroups,
          conflict: context.body.conflict,
          files: context.files.files,
        },
        context.log,
      ),
    save: (context) => saveComponent(deps, commandOf(context), 'filelink', context.body),
    link: ({ actor, params, query }) =>
      service.link(actor, params.applicationId, params.componentId, query.disposition),
    thumbnails: ({ actor, params, body }) =>
      service.thumbnails(actor, params.applicationId, body.componentIds, body.size),
    archive: ({ actor, params, body }) =>
      signArchive(deps, actor, params.applicationId, body.componentIds),
  })
}
