type Fits = (value: unknown) => boolean

const isText: Fits = (value) => typeof value === 'string'
const isNumber: Fits = (value) => typeof value === 'number' && Number.isFinite(value)
const isDay: Fits = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isListOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every((one) => fits(one))
const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMedium: Fits = (value) =>
  isRecord(value) &&
  isNumber(value.mediaTypeId) &&
  typeof value.isSelected === 'boolean' &&
  ['start', 'end'].every((day) => orNull(isDay)(value[day]))

/** What the parts of a draft have to be, so that this version of the page can go on with them. */
const parts: Readonly<Record<string, Fits>> = {
  name: isText,
  description: isText,
  target: isText,
  comment: isText,
  region: isText,
  purchaseOrder: isText,
  action: (value) => ['buildingBlock', 'rescale', 'switch', 'assets'].includes(String(value)),
  block: (value) => isRecord(value) && isNumber(value.id) && isText(value.name),
  customerId: isNumber,
  productId: isNumber,
  campaignId: isNumber,
  budget: isNumber,
  duration: (value) => isRecord(value) && isNumber(value.count) && ['day', 'week', 'month', 'year'].includes(String(value.unit)), // prettier-ignore
  start: isDay,
  end: isDay,
  media: isListOf(isMedium),
  values: isRecord,
  removedFileIds: isListOf(isNumber),
  fileNames: isListOf(isText),
  filesVersion: isText,
  command: isText,
  editedAt: isText,
  orderId: isNumber,
  orderVersion: isNumber,
}

/**
 * The parts of a draft that another version of the page wrote which still fit, by their names: nobody types
 * twice what they typed before an update (DO-31).
 */
export const fittingParts = (kept: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(kept).filter(([part, value]) => parts[part]?.(value)))
