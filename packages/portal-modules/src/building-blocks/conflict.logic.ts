import { mergeLists, mergeSideOf } from '../kit/pending/three-way.ts'
import { contentOf, toField, type BlockDraft, type DraftField } from './draft.logic.ts'

/** What a block and a draft of it are compared by, in the order of the form. */
const facts = ['name', 'description', 'format', 'priority', 'budget', 'duration', 'belonging', 'media'] as const // prettier-ignore
export type BlockFact = (typeof facts)[number]
type PlainFact = Exclude<BlockFact, 'media'>

const partsOf: Readonly<Record<PlainFact, readonly (keyof BlockDraft)[]>> = {
  name: ['name'],
  description: ['description'],
  format: ['format'],
  priority: ['priority'],
  budget: ['budget'],
  duration: ['durationCount', 'durationUnit'],
  belonging: ['customerId', 'customerName', 'campaignId', 'productId'],
}

/** The values of a fact, to take them into another draft. */
export const factOf = (draft: BlockDraft, fact: BlockFact): Partial<BlockDraft> =>
  fact === 'media'
    ? { media: draft.media }
    : Object.fromEntries(partsOf[fact].map((part) => [part, draft[part]]))

/** What a fact says; the same text where it says the same. */
function signOf(draft: BlockDraft, fact: PlainFact): string {
  const content = contentOf({ ...draft, fields: [] }, undefined)
  if (fact !== 'belonging') return JSON.stringify(content[fact])
  return JSON.stringify([content.customerId, content.campaignId, content.productId])
}

/** What tells a booking field apart from the others of its block: its key, as exports call it. */
const keyOf = ({ key, uid }: DraftField) => key.trim() || uid
const signOfField = (field: DraftField) => JSON.stringify({ ...toField(field), id: null })

/** A booking field that two people changed otherwise; undefined: it is not there any more, or not yet. */
export interface FieldConflict {
  key: string
  mine: DraftField | undefined
  theirs: DraftField | undefined
}

export interface BlockConflicts {
  facts: readonly BlockFact[]
  fields: readonly FieldConflict[]
}

export type OneConflict = { fact: BlockFact } | { field: FieldConflict }

/** The conflicts that are left once one of them is settled. */
export const withoutConflict = (all: BlockConflicts, settled: OneConflict): BlockConflicts => ({
  facts: all.facts.filter((fact) => !('fact' in settled) || fact !== settled.fact),
  fields: all.fields.filter((field) => !('field' in settled) || field !== settled.field),
})

/**
 * My changes of a block over the block as somebody else left it (BB-02): what only they changed is as they
 * left it, what only I changed is mine, and what both changed is mine and told as a conflict.
 * @param base  the block as it was when I began
 */
export function mergeBlock(
  base: BlockDraft,
  mine: BlockDraft,
  theirs: BlockDraft,
): { draft: BlockDraft; conflicts: BlockConflicts } {
  let draft = mine
  const inConflict: BlockFact[] = []
  for (const fact of facts) {
    if (fact === 'media') continue
    const side = mergeSideOf(signOf(base, fact), signOf(mine, fact), signOf(theirs, fact))
    if (side === 'theirs') draft = { ...draft, ...factOf(theirs, fact) }
    if (side === 'conflict') inConflict.push(fact)
  }
  const media = mergeLists(
    { base: base.media, mine: mine.media, theirs: theirs.media },
    ({ mediaTypeId }) => String(mediaTypeId),
    (medium) => JSON.stringify([medium.isRequired, medium.needsDates]),
  )
  if (media.conflicts.length > 0) inConflict.push('media')
  const fields = mergeLists(
    { base: base.fields, mine: mine.fields, theirs: theirs.fields },
    keyOf,
    signOfField,
  )
  return {
    draft: { ...draft, media: media.merged, fields: withIdsOf(theirs.fields, fields.merged) },
    conflicts: {
      facts: inConflict,
      fields: fields.conflicts.map((key) => ({
        key,
        mine: mine.fields.find((field) => keyOf(field) === key),
        theirs: theirs.fields.find((field) => keyOf(field) === key),
      })),
    },
  }
}

/** Fields go over those with their key; what is not there any more is sent as a new one. */
function withIdsOf(
  known: readonly DraftField[],
  fields: readonly DraftField[],
): readonly DraftField[] {
  const used = new Set<number>()
  return fields.map((field) => {
    const sameKey = known.find((one) => keyOf(one) === keyOf(field))
    const id = sameKey?.id ?? known.find((one) => one.id === field.id)?.id ?? null
    if (id === null || used.has(id)) return { ...field, id: null }
    used.add(id)
    return { ...field, id }
  })
}

/** The fields with one of them as somebody else left it: changed, added again, or removed. */
export function withTheirField(
  fields: readonly DraftField[],
  { key, theirs }: FieldConflict,
): readonly DraftField[] {
  const at = fields.findIndex((field) => keyOf(field) === key)
  if (at < 0) return theirs ? [...fields, theirs] : fields
  return theirs ? fields.with(at, theirs) : fields.toSpliced(at, 1)
}
