export { manySamples, samples, prewarm } from './prewarm.tsx'
