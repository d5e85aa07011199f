// Not part of the kit's entry, save for adding: only what shows values that servers may have more of.
export { addedValues, valueLabel } from '@atrium/design-system'
export { allValues, valueLook, type ValueLook } from './values.ts'
