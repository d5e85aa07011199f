import { features } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { featureCatalogue } from './features.catalogue.ts'

/** The catalogue is the same for everybody; who may use it is asked when an application is set up. */
export const featureRoutes = (): Route[] =>
  implement(features, {
    list: async ({ language }) =>
      featureCatalogue.map(({ id, key, name, description, turnsOn }) => ({
        id,
        key,
        displayName: name[language],
        description: description[language],
        ...(turnsOn && { turnsOn }),
      })),
  })
