// Not part of the kit's entry: few modules know colours, and what starts first shall not carry them.
export { readColor, suggestionsFrom } from './colors.ts'
export { useColorName, useSwatches } from './useSwatches.ts'
