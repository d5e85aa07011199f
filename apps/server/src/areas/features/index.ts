export { featureCatalogue, type FeatureDefinition } from './features.catalogue.ts'
export { featureRoutes } from './features.routes.ts'
