import type { Block, MediaChoice } from './building-blocks.port.ts'
import { belongsTo } from './draft.logic.ts'

/** Blocks that contain each word of a text: in name, description, format, what they are for, or a medium. */
export function findBlocks(
  blocks: readonly Block[],
  text: string,
  mediaTypes: readonly MediaChoice[],
  locale: string,
): readonly Block[] {
  const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  if (words.length === 0) return blocks
  return blocks.filter((block) => {
    const media = block.media.map(({ mediaTypeId }) => mediaTypes.find(({ id }) => id === mediaTypeId)?.name) // prettier-ignore
    const all = [block.name, block.description, block.format, belongsTo(block), ...media]
      .filter(Boolean)
      .join('\n')
      .toLocaleLowerCase(locale)
    return words.every((word) => all.includes(word))
  })
}

/** Where the reader is in the module. */
export type BlocksPlace =
  | { kind: 'list' }
  | { kind: 'new'; copyOf: number | null }
  | { kind: 'edit' | 'options'; id: number }

const idFrom = (text: string | undefined): number => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** The place that the segments of an address name: none, `new`, `new/{id}`, `{id}`, `{id}/options`. */
export function placeOf([first, second]: readonly string[]): BlocksPlace {
  if (first === undefined) return { kind: 'list' }
  if (first === 'new') return { kind: 'new', copyOf: second === undefined ? null : idFrom(second) }
  return { kind: second === 'options' ? 'options' : 'edit', id: idFrom(first) }
}

/** The segments of a place. */
export function segmentsOf(place: BlocksPlace): readonly string[] {
  switch (place.kind) {
    case 'list':
      return []
    case 'new':
      return place.copyOf === null ? ['new'] : ['new', String(place.copyOf)]
    case 'edit':
      return [String(place.id)]
    case 'options':
      return [String(place.id), 'options']
  }
}
