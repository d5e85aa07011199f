// Not part of the kit's entry: few modules read files themselves.
export { decodeText } from './decode-text.ts'
export { openZip } from './unzip.ts'
export type { Zip } from './unzip.ts'
