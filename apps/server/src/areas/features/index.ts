export { featureCatalogue, type FeatureDefinition, type FeaturePage } from './features.catalogue.ts'
export { featureRoutes } from './features.routes.ts'
