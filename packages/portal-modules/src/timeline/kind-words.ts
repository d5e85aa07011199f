import type { MessageTools } from '../kit/index.ts'
import { valueLabel } from '../kit/vocabulary/index.ts'
import type { messages } from './messages/index.ts'
import { shownKinds, type KnownShownKind, type ShownKind } from './timeline.port.ts'

type Tools = Pick<MessageTools<keyof (typeof messages)['de']>, 't' | 'locale'>

const isKnown = (kind: ShownKind): kind is KnownShownKind =>
  (shownKinds as readonly string[]).includes(kind)

/** What an item of a kind is called: `Meilenstein`; of one that Atrium does not know, what the product says. */
export const kindWord = ({ t, locale }: Tools, kind: ShownKind): string =>
  valueLabel('timeline.kind', kind, locale, isKnown(kind) ? t(`kind.${kind}`) : undefined)

/** What several of a kind are called: `Meilensteine`. */
export const kindsWord = ({ t, locale }: Tools, kind: ShownKind): string =>
  valueLabel('timeline.kind', kind, locale, isKnown(kind) ? t(`kinds.${kind}`) : undefined)
