import { useAtrium } from '@atrium/api-client'
import { manifest as comments } from '@atrium/portal-modules/comments/manifest'
import { registerModule, type ModuleRegistry } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { readSlice, saveSlice } from './persisted.ts'
import { useServices } from './services.tsx'

/** What stands under the items of the modules: comments, where they are switched on (CMT-04). */
export function useItemModules(hasComments: boolean): ModuleRegistry {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  return useMemo(
    (): ModuleRegistry =>
      hasComments
        ? {
            [comments.type]: registerModule({
              manifest: comments,
              load: () => import('@atrium/portal-modules/comments/module'),
              port: async () => {
                const { createCommentsAdapter } =
                  await import('@atrium/portal-modules/comments/adapter')
                return createCommentsAdapter({
                  client,
                  scope,
                  live,
                  storage: {
                    read: () => readSlice(scope.user, 'commentDrafts'),
                    write: (drafts) => saveSlice(scope.user, 'commentDrafts', drafts),
                  },
                })
              },
            }),
          }
        : {},
    [client, scope, live, hasComments],
  )
}
