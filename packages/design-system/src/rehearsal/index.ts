export { SAMPLES, rehearse } from './rehearse.tsx'
