export { MANY, SAMPLES, rehearse } from './rehearse.tsx'
