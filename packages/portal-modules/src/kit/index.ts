'use client'

export type {
  AffectedPerson,
  Audience,
  AudienceChange,
  AudienceChanges,
  AudienceEffect,
  AudienceGroup,
  AudienceItem,
  AudienceSaved,
  AudienceWish,
} from './audience/audience.types.ts'
export { pageIcon } from './page-icons.ts'
export { catalogueFaults } from './catalogue-faults.ts'
export { formatBytes } from '@atrium/design-system'
export { readerManifest } from './document-reading.ts'
export type { DocumentReading } from './document-reading.ts'
export { toCsv } from './export/csv.ts'
export type { Cell, ExportTable } from './export/csv.ts'
export { createDraftStores } from './draft-store.ts'
export type { Draft, Drafts, DraftStore, Sendings } from './draft-store.ts'
export { DeleteQuestion } from './DeleteQuestion.tsx'
export type { DeleteQuestionProps } from './DeleteQuestion.tsx'
export { FailureBoundary } from './FailureBoundary.tsx'
export type { FailureBoundaryProps } from './FailureBoundary.tsx'
export { addDays, berlinDay, dayFromWire, daysBetween, isDay, isoWeek } from './dates/index.ts'
export {
  formatDay,
  formatExact,
  formatMoment,
  formatClock,
  formatTime,
  formatMinute,
  isoDay,
  relativeDay,
} from './format.ts'
export { comparisons } from './file-version.ts'
export type { Comparison, FileVersion, VersionLook } from './file-version.ts'
export { ModuleHostProvider, useAddressState, useHostLocale, useModuleHost, useSetParams, useUrlState } from './host.tsx' // prettier-ignore
export type { Locale, ModuleHost, Notice, OpenPlace, RenderElsewhere, Somebody } from './host.tsx'
export { ItemModulesProvider, ItemSlot, useHasItemModule } from './ItemSlot.tsx'
export type { ItemSlotProps } from './ItemSlot.tsx'
export type { Keeper } from './keeper.ts'
export { defineManifest } from './manifest.ts'
export type { Manifest } from './manifest.ts'
export { MemoryHost } from './memory-host.tsx'
export type { MemoryHostProps } from './memory-host.tsx'
export { defineMessages } from './messages.ts'
export type { Catalogue, Messages, MessagesOf } from './messages.ts'
export { addressSegment, cockpitPath } from './names.ts'
export type { Command, LiveChange, Sending } from './pending-commands.ts'
export { eachOf } from './outcome.ts'
export type { Outcome, Refusal } from './outcome.ts'
export { areaOf, clockOf, isSpot, PinningContext, usePinning } from './pinning.ts'
export type { Moment, Pin, Pinning, Place, Spot } from './pinning.ts'
export { errorText, failureText } from './failure-text.ts'
export { isStale, PortError, portErrorCodes, toPortError } from './port-error.ts'
export type { PortErrorCode, PortErrorDetails } from './port-error.ts'
export type { Query } from './query.ts'
export { findModule, registerModule } from './registry.tsx'
export type {
  ModuleComponent,
  ModuleDefinition,
  ModuleEntry,
  ModuleProps,
  ModuleRegistry,
  RegisteredModule,
} from './registry.tsx'
export { ModuleSlot, preloadModule } from './ModuleSlot.tsx'
export type { ModuleSlotProps } from './ModuleSlot.tsx'
export { saveAddress } from './save-address.ts'
export { saveBytes } from './save-bytes.ts'
export { firstSeen, tourSteps } from './tour.ts'
export type { TourPlan } from './tour.ts'
export { useAskBeforeLeaving } from './useAskBeforeLeaving.ts'
export { useSameFunction } from './useSameFunction.ts'
export { useCloseQuestion } from './useCloseQuestion.tsx'
export type { CloseQuestion, CloseQuestionOptions } from './useCloseQuestion.tsx'
export { useFresh } from './useFresh.ts'
export type { FreshOptions } from './useFresh.ts'
export { messageTools, useMessages } from './useMessages.ts'
export type { MessageTools } from './useMessages.ts'
export { createPendingCommands, usePending } from './usePending.ts'
export type { Pending, PendingCommands } from './usePending.ts'
export { usePlaceName } from './usePlaceName.ts'
export { useQuery, withData } from './useQuery.ts'
export type { QueryResult } from './useQuery.ts'
export { useTypedText } from './useTypedText.ts'
export { holdUndo, useUndo } from './useUndo.ts'
export type { OfferUndo } from './useUndo.ts'
export type { OpenViewer, ViewItem } from './view-item.ts'
