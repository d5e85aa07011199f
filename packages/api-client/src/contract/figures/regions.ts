import { withoutInvisible } from '../text.ts'

/**
 * The name of a region folded for comparison, as names of files are by their keys: upper and lower case,
 * spaces and characters that draw nothing make no other region (D-01).
 */
export const regionKey = (region: string): string =>
  withoutInvisible(region.normalize('NFC'))
    .replaceAll(/\s+/gu, ' ')
    .trim()
    // Upper case first: ß is SS there.
    .toLocaleUpperCase('de')
    .toLocaleLowerCase('de')
