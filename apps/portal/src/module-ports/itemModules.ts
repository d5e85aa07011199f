import { useAtrium, type Scope } from '@atrium/api-client'
import { manifest as comments } from '@atrium/portal-modules/comments/manifest'
import { registerModule, type ModuleRegistry } from '@atrium/portal-modules/kit'
import { useServices } from '../services.tsx'

/** The page and the viewer over it share one port, and so what was begun to be written. */
const made = new WeakMap<Scope, ModuleRegistry>()

/** What stands under the items of the modules: comments, where they are switched on (CMT-04). */
export function useItemModules(hasComments: boolean): ModuleRegistry {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  if (!made.has(scope)) {
    made.set(scope, {
      [comments.type]: registerModule({
        manifest: comments,
        load: () => import('@atrium/portal-modules/comments/module'),
        port: async () => (await import('./commentsPort.ts')).commentsPort(client, scope, live),
      }),
    })
  }
  return hasComments ? made.get(scope)! : none
}

const none: ModuleRegistry = {}
