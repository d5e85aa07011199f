import { durationTypes, type BodyOf, type BuildingBlock, type buildingBlocks, type ConfigurationEntry, type TrashItem } from '@atrium/api-client/contract' // prettier-ignore
import type { Block, BlockContent, BlockField, Duration, DurationUnit, WithdrawnBlock } from '../building-blocks.port.ts' // prettier-ignore

const units = {
  [durationTypes.Day]: 'day',
  [durationTypes.Week]: 'week',
  [durationTypes.Month]: 'month',
  [durationTypes.Year]: 'year',
} as const satisfies Readonly<Record<number, DurationUnit>>

const numberOfUnit = (unit: DurationUnit): BuildingBlock['durationType'] =>
  Number(Object.entries(units).find(([, one]) => one === unit)![0]) as BuildingBlock['durationType']

const toDuration = ({ duration, durationType }: BuildingBlock): Duration | null =>
  duration === null || durationType === null ? null : { count: duration, unit: units[durationType] }

/** A block in the module's words (BB-01). */
export const toBlock = (answer: BuildingBlock): Block => ({
  id: answer.id,
  name: answer.displayName,
  description: answer.description,
  budget: answer.budget,
  priority: answer.priority,
  format: answer.format,
  duration: toDuration(answer),
  customer:
    answer.customerId === null && answer.customerName === null
      ? null
      : { id: answer.customerId, name: answer.customerName },
  campaign:
    answer.campaignId === null ? null : { id: answer.campaignId, name: answer.campaignName },
  product: answer.productId === null ? null : { id: answer.productId, name: answer.productName },
  media: answer.mediaTypes,
  ...(answer.userGroupIds && { audience: answer.userGroupIds }),
  version: answer.version,
  can: { edit: answer.can.edit, delete: answer.can.delete },
})

/** A configured field of a block (ENT-05). */
export const toField = ({
  configurationId,
  value,
  configuration,
}: ConfigurationEntry): BlockField => ({
  // prettier-ignore
  id: configurationId,
  key: configuration.key,
  name: configuration.displayName,
  description: configuration.description ?? '',
  type: configuration.type,
  choices: configuration.valueSelection ?? [],
  isRequired: configuration.isRequired,
  value: value ?? '',
  columns: configuration.columnSize,
  breaksAfter: configuration.columnBreakAfter,
  mediaTypeId: configuration.mediaTypeId,
  group: configuration.groupName ?? '',
})

type Body = BodyOf<typeof buildingBlocks.create>

/** A block as it is sent (BB-02); -1 is a new one. */
export const bodyOf = (content: BlockContent, id = -1): Body => ({
  id,
  displayName: content.name,
  description: content.description || null,
  budget: content.budget === null ? null : Math.round(content.budget * 100) / 100,
  priority: content.priority,
  format: content.format || null,
  duration: content.duration?.count ?? null,
  durationType: content.duration ? numberOfUnit(content.duration.unit) : null,
  userGroupIds: [...(content.groupIds ?? [])],
  customerId: content.customerId,
  customerName: content.customerName,
  campaignId: content.campaignId,
  productId: content.productId,
  mediaTypes: [...content.media],
  configurations: content.fields.map((field) => ({
    configurationId: field.id ?? -1,
    key: field.key,
    displayName: field.name,
    description: field.description || null,
    type: field.type,
    valueSelection: field.choices.length > 0 ? [...field.choices] : null,
    isRequired: field.isRequired,
    value: field.value || null,
    columnSize: field.columns,
    columnBreakAfter: field.breaksAfter,
    mediaTypeId: field.mediaTypeId,
    groupName: field.group || null,
  })),
})

/** A block in the trash (T-66). */
export const toWithdrawn = ({ id, displayName, deletedAt, deletedByUser: by }: TrashItem): WithdrawnBlock => ({
  id,
  name: displayName,
  withdrawnAt: deletedAt,
  withdrawnBy: by && (`${by.firstName} ${by.lastName}`.trim() || null),
}) // prettier-ignore
