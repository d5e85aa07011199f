export * from './components/index.ts'
export * from './scope/index.ts'
export {
  later,
  lazyPart,
  type LazyPart,
  onPartsRetry,
  PartLoadError,
  retryFailedParts,
  trackPart,
  usePreload,
} from './later/index.ts'
export type { Later } from './later/index.ts'
export { OverlayBannerProvider } from './overlay/index.ts'
export type { OverlayBannerProviderProps } from './overlay/index.ts'
export { abbreviate, copyText } from './text/index.ts'
export type { AbbreviationLength } from './text/index.ts'
export { I18nProvider, VisuallyHidden } from 'react-aria-components'
export type { LucideIcon } from 'lucide-react'
export { formatBytes } from './files/index.ts'
export { momentAt, ownZone } from './dates/momentAt.ts'
export { TodayContext } from './dates/TodayContext.ts'
export { findDays, readDay, toRealDay } from './dates/typed.logic.ts'
export { addStrings, type AddedStrings } from './intl/addStrings.ts'
export {
  addedValue,
  addedValues,
  addValues,
  valueLabel,
  type AddedValue,
} from './vocabulary/values.ts'
export { collatorOf, dateFormat, numberFormat } from './intl/formats.ts'
export { foreignZone, setTimeZone, timeZoneOfPage, withZone } from './intl/zone.ts'
export { KeepFocus, treeOf } from './focus/index.ts'
export type { KeepFocusProps } from './focus/index.ts'
export { searchable, words } from './search/index.ts'
export { followLink } from './link/index.ts'
export { isComposing } from './keys/index.ts'
