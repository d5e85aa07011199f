import type { BodyOf, BuildingBlock, buildingBlocks } from '@atrium/api-client/contract'
import { invalid, notFound, type ProblemText } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addComponents,
  applyEdit,
  nameKey,
  nameOf,
  placeInto,
  type Command,
} from '../components/index.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import { cleanHtml } from '../posts/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { belongingFaults } from './belongs-together.logic.ts'
import { findBelongings } from './belongs-together.repository.ts'
import { fieldFaults, type BookingField } from './booking-fields.logic.ts'
import { listBlockFields, replaceBlockFields } from './booking-fields.repository.ts'
import {
  blockRows,
  findOrderList,
  saveBlock,
  type BlockFacts,
} from './building-blocks.repository.ts'
import { presentRows } from './building-blocks.service.ts'
import { blockTexts } from './building-blocks.texts.ts'

type Body = BodyOf<typeof buildingBlocks.create>
type ChangesDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

const empty: BlockFacts = {
  budget: null,
  priority: null,
  format: null,
  duration: null,
  durationType: null,
  customerId: null,
  customerName: null,
  campaignId: null,
  productId: null,
  mediaTypes: [],
}

const isMediaType = (id: number) => Object.hasOwn(mediaTypeNames, id)

export function createBlockChanges(deps: ChangesDependencies) {
  return {
    /** Adds a building block to a list of orders; without one said to the first that there is (BB-02). */
    create: (command: Command, body: Body): Promise<BuildingBlock> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        if (body.id !== -1) throw invalid({ id: blockTexts['not-new'] })
        const listId = body.parentComponentId ?? (await findOrderList(tx, access))
        if (listId === undefined) throw invalid({ parentComponentId: blockTexts['no-list'] })
        const folder = await placeInto(tx, access, listId, 'buildingblock')
        const { facts, fields } = await checkBlock(tx, access, body, { block: empty })
        const { rows } = await addComponents(deps, tx, access, command, {
          place: { folder },
          items: [
            {
              type: 'buildingblock',
              displayName: body.displayName.normalize('NFC'),
              nameKey: nameKey(body.displayName),
              description: body.description,
            },
          ],
          userGroupIds: body.userGroupIds,
          notifyGroups: false,
        })
        const [row] = rows
        const { applicationId } = access
        await saveBlock(tx, { applicationId, id: row!.id }, facts)
        if (fields) await replaceBlockFields(tx, { applicationId, blockId: row!.id }, fields)
        const [block] = await presentRows(tx, access, [row!])
        return block!
      }),

    /** Changes a building block. Orders that were made from it stay what they are (BB-02). */
    save: (command: Command, body: Body): Promise<BuildingBlock> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId } = access
        const row = await applyEdit(
          deps,
          tx,
          access,
          command,
          'buildingblock',
          body,
          async (before) => {
            const block = (await blockRows(tx, applicationId, [before.id])).get(before.id)
            if (!block) throw notFound()
            const { facts, fields } = await checkBlock(tx, access, body, { id: before.id, block })
            await saveBlock(tx, { applicationId, id: before.id }, facts)
            if (fields) await replaceBlockFields(tx, { applicationId, blockId: before.id }, fields)
            return nameOf(body, before)
          },
        )
        const [block] = await presentRows(tx, access, [row])
        return block!
      }),
  }
}

interface Checked<T> {
  value: T
  faults: Record<string, ProblemText>
}

/** What the request makes of a block, checked. Throws 400 with all field errors at once. */
async function checkBlock(
  tx: Transaction,
  access: Access,
  body: Body,
  before: { id?: number; block: BlockFacts },
) {
  const facts = await factsOf(tx, access, body, before.block)
  const fields = await fieldsOf(tx, access, body, before.id)
  const faults = { ...facts.faults, ...fields.faults }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return { facts: facts.value, fields: fields.value }
}

/** What the block is after the request: what is not said of the extensions stays. */
async function factsOf(
  tx: Transaction,
  access: Access,
  body: Body,
  before: BlockFacts,
): Promise<Checked<BlockFacts>> {
  const { budget, priority, format, duration, durationType } = body
  const stays = <T>(said: T | undefined, was: T) => (said === undefined ? was : said)
  const belonging = {
    customerId: stays(body.customerId, before.customerId),
    campaignId: stays(body.campaignId, before.campaignId),
    productId: stays(body.productId, before.productId),
  }
  const mediaTypes = body.mediaTypes ?? before.mediaTypes
  const found = await findBelongings(tx, access, belonging)
  return {
    faults: { ...belongingFaults(belonging, found), ...mediaFaults(mediaTypes) },
    value: {
      budget,
      priority,
      format: format || null,
      duration,
      durationType,
      ...belonging,
      customerName:
        found.campaign?.customerName ?? (stays(body.customerName, before.customerName) || null),
      mediaTypes,
    },
  }
}

function mediaFaults(mediaTypes: BlockFacts['mediaTypes']): Record<string, ProblemText> {
  const ids = mediaTypes.map(({ mediaTypeId }) => mediaTypeId)
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const at = `mediaTypes[${index}].mediaTypeId`
      if (!isMediaType(id)) return [[at, blockTexts['unknown-media-type']]]
      return ids.indexOf(id) < index ? [[at, blockTexts['media-type-twice']]] : []
    }),
  )
}

/** The fields of the request; those with an id are among the ones that the block has. Undefined: they stay. */
async function fieldsOf(
  tx: Transaction,
  access: Access,
  { configurations }: Body,
  blockId: number | undefined,
): Promise<Checked<Omit<BookingField, 'order'>[] | undefined>> {
  if (!configurations) return { value: undefined, faults: {} }
  const there =
    blockId === undefined ? [] : await listBlockFields(tx, access.applicationId, blockId)
  const known = new Set([-1, ...there.map(({ id }) => id)])
  const fields = configurations.map(({ configurationId, value, ...field }) => ({
    ...field,
    id: configurationId,
    // Of an HTML field the description is the HTML (ENT-06).
    description: (field.type === 'Html' ? cleanHtml(field.description ?? '') : field.description) || null, // prettier-ignore
    valueSelection: field.valueSelection ?? null,
    mediaTypeId: field.mediaTypeId ?? null,
    groupName: field.groupName || null,
    defaultValue: value || null,
  }))
  const unknown = fields.flatMap(({ id }, index) =>
    known.has(id)
      ? []
      : [[`configurations[${index}].configurationId`, blockTexts['unknown-field']]],
  )
  const faults = { ...Object.fromEntries(unknown), ...fieldFaults(fields, isMediaType) }
  return { value: fields, faults }
}
