import { applications, configurationHistory, configurations } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createImagesService } from '../images/index.ts'
import { createApplicationsService } from './applications.service.ts'

export function applicationRoutes(deps: Dependencies): Route[] {
  const service = createApplicationsService(deps)
  const images = createImagesService(deps)
  return [
    ...implement(applications, {
      list: ({ actor, language }) => service.list(actor, language),
      configuration: ({ actor, params, language, log }) =>
        service.configuration(actor, params.applicationId, language, log),
      saveConfiguration: ({ actor, params, body, language }) =>
        service.saveConfiguration(actor, params.applicationId, body, language),
    }),
    ...implement(configurationHistory, {
      reset: ({ actor, params, language }) => service.resetConfiguration(actor, params, language),
      history: ({ actor, params }) => service.history(actor, params.applicationId),
    }),
    ...implement(configurations, {
      list: ({ language }) => service.definitions(language),
      cloudinary: ({ actor }) => images.signature(actor),
    }),
  ]
}
