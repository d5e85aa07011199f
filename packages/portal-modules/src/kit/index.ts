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
export { pageIcon } from './icons/page-icons.ts'
export { catalogueFaults } from './catalogue-faults.ts'
export { formatBytes } from '@atrium/design-system'
export { readerManifest } from './module-host/document-reading.ts'
export type { DocumentReading } from './module-host/document-reading.ts'
export { toCsv } from './export/csv.ts'
export type { Cell, ExportTable } from './export/csv.ts'
export { createDraftStores } from './browser-storage/draft-store.ts'
export type { Draft, Drafts, DraftStore, Sendings } from './browser-storage/draft-store.ts'
export { DeleteQuestion } from './forms/DeleteQuestion.tsx'
export type { DeleteQuestionProps } from './forms/DeleteQuestion.tsx'
export type {
  ExtraColumn,
  ListExtensions,
  RowAction,
  ToolbarAction,
} from './extensions/extensions.types.ts'
export { FailureBoundary } from './failures/FailureBoundary.tsx'
export type { FailureBoundaryProps } from './failures/FailureBoundary.tsx'
export { addDays, calendarDay, dayFromWire, daysBetween, isDay, isoWeek } from './dates/index.ts'
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
export { ModuleHostProvider, useAddressState, useHostLocale, useModuleHost, useSetParams, useUrlState } from './module-host/host.tsx' // prettier-ignore
export type {
  Language,
  Locale,
  ModuleHost,
  Notice,
  OpenPlace,
  RenderElsewhere,
  PreviewedAs,
} from './module-host/host.tsx'
export { ItemModulesProvider, ItemSlot, useHasItemModule } from './module-host/ItemSlot.tsx'
export type { ItemSlotProps } from './module-host/ItemSlot.tsx'
export type { PreferenceStore } from './browser-storage/preference-store.ts'
export { defineManifest } from './manifest.ts'
export type { Manifest } from './manifest.ts'
export { MemoryHost } from './module-host/memory-host.tsx'
export type { MemoryHostProps } from './module-host/memory-host.tsx'
export { defineMessages } from './messages.ts'
export type { Catalogue, Messages, MessagesOf } from './messages.ts'
export { addressSegment, cockpitPath } from './names.ts'
export type { Command, LiveChange, Sending } from './pending/pending-commands.ts'
export { settleEach } from './pending/outcome.ts'
export type { Outcome, Refusal } from './pending/outcome.ts'
export { areaOf, clockOf, isPinPoint, PinningContext, usePinning } from './module-host/pinning.ts'
export type { PinTime, Pin, Pinning, PinPosition, PinPoint } from './module-host/pinning.ts'
export { errorText, failureText } from './failures/failure-text.ts'
export { useNotifyFailure } from './failures/useNotifyFailure.ts'
export { isStale, PortError, portErrorCodes, toPortError } from './port-error.ts'
export type { PortErrorCode, PortErrorDetails } from './port-error.ts'
export type { Query } from './query.ts'
export { findModule, registerModule } from './module-host/registry.tsx'
export type {
  ModuleComponent,
  ModuleDefinition,
  ModuleEntry,
  ModuleProps,
  ModuleRegistry,
  RegisteredModule,
} from './module-host/registry.tsx'
export { ModuleSlot, preloadModule } from './module-host/ModuleSlot.tsx'
export type { ModuleSlotProps } from './module-host/ModuleSlot.tsx'
export { saveAddress } from './export/save-address.ts'
export { saveBytes } from './export/save-bytes.ts'
export { firstSeen, tourSteps } from './tour.ts'
export type { TourPlan } from './tour.ts'
export { useAskBeforeLeaving } from './module-host/useAskBeforeLeaving.ts'
export { useSameFunction } from './lists/useSameFunction.ts'
export { useCloseQuestion } from './forms/useCloseQuestion.tsx'
export type { CloseQuestion, CloseQuestionOptions } from './forms/useCloseQuestion.tsx'
export { useNewItemIds } from './pending/useNewItemIds.ts'
export type { NewItemIdsOptions } from './pending/useNewItemIds.ts'
export { hasDecimalComma, languageOf, regionOf } from './language/languages.ts'
export { messageTools, useMessages } from './language/useMessages.ts'
export { addValues, type OtherValue, type Vocabulary } from './vocabulary/values.ts'
export { addWords, type Words } from './language/words.ts'
export type { MessageTools } from './language/useMessages.ts'
export { createPendingCommands, usePending } from './pending/usePending.ts'
export type { Pending, PendingCommands } from './pending/usePending.ts'
export { usePlaceName } from './module-host/usePlaceName.ts'
export { useQuery, withData } from './reading/useQuery.ts'
export type { QueryResult } from './reading/useQuery.ts'
export { useTypedText } from './forms/useTypedText.ts'
export { holdUndo, useUndo } from './pending/useUndo.ts'
export type { OfferUndo } from './pending/useUndo.ts'
export type { OpenViewer, ViewItem } from './view-item.ts'
