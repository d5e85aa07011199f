import { newDraft, withBlock, writeDraft, type OrderDraft } from '../draft.logic.ts'
import { blocks, campaigns, today } from './fixtures.ts'

/** A draft with everything that a weekend in a store needs. */
export const readyDraft = (change: Partial<OrderDraft> = {}): string => {
  const fresh = { ...newDraft(today), start: '2027-04-01' }
  const media = [{ mediaTypeId: 6, isSelected: true, start: null, end: null }]
  const values = { 'field-1': 'Göttingen' }
  return writeDraft({
    ...fresh,
    ...withBlock(fresh, blocks[0]!, campaigns),
    media,
    values,
    action: 'buildingBlock',
    region: 'Göttingen',
    reached: 2,
    editedAt: '2027-03-15T07:00:00Z',
    ...change,
  })
}
