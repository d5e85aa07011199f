import { directories } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf, saveComponent } from '../components/index.ts'
import { createDirectoriesService } from './directories.service.ts'

export function directoryRoutes(deps: Dependencies): Route[] {
  const service = createDirectoriesService(deps)
  return implement(directories, {
    create: (context) => service.create(commandOf(context), context.body, context.log),
    save: (context) => saveComponent(deps, commandOf(context), 'directory', context.body),
  })
}
