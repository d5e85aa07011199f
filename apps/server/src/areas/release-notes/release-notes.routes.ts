import { releaseNotes } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createReleaseNotesService } from './release-notes.service.ts'

export function releaseNoteRoutes(deps: Dependencies): Route[] {
  const service = createReleaseNotesService(deps)
  return implement(releaseNotes, {
    list: ({ actor, language }) => service.list(actor, language),
    see: ({ actor, params }) => service.see(actor, params.version),
  })
}
