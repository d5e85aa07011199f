import { messageTools, type Locale } from '../../kit/index.ts'
import {
  addressField,
  choiceField,
  dayField,
  lineField,
  numberField,
  textField,
} from '../../kit/record-import/fields.ts'
import type { RecordKind } from '../../kit/record-import/records.types.ts'
import { plainWord } from '../../kit/table-import/heads.logic.ts'
import { itemKinds, type KnownItemKind } from '../timeline.port.ts'
import { timelineFileMessages } from './messages/index.ts'
import type { TimelineField } from './timeline-import.port.ts'

const words: Readonly<Record<TimelineField, readonly string[]>> = {
  id: ['nr', 'no', 'nummer', 'number', 'id'],
  day: ['datum', 'tag', 'date', 'day', 'termin', 'wann', 'when', 'deadline'],
  title: ['titel', 'title', 'eintrag', 'entry', 'betreff', 'subject', 'ereignis', 'event', 'meilenstein', 'milestone', 'was', 'what', 'thema', 'topic'], // prettier-ignore
  kind: ['art', 'typ', 'kind', 'type', 'kategorie', 'category'],
  text: ['text', 'beschreibung', 'description', 'details', 'detail', 'bemerkung', 'notiz', 'notes', 'note', 'inhalt'], // prettier-ignore
  url: ['link', 'adresse', 'url', 'address', 'verweis', 'webadresse'],
  icon: ['symbol', 'icon', 'bild'],
}

/** How people call kinds of items, besides the names that they have here. */
const kindWords: Readonly<Record<KnownItemKind, readonly string[]>> = {
  milestone: ['meilenstein', 'meilensteine', 'milestone', 'milestones', 'deadline'],
  campaign: ['kampagne', 'kampagnen', 'campaign', 'campaigns'],
  info: ['hinweis', 'hinweise', 'info', 'information', 'notice', 'notices', 'note'],
  file: ['datei', 'dateien', 'file', 'files', 'dokument', 'document'],
  post: ['beitrag', 'beitrage', 'post', 'posts', 'artikel'],
}

/** What an import knows of what a timeline tells. */
export function timelineKind(locale: Locale): RecordKind<TimelineField> {
  const { t } = messageTools(timelineFileMessages, locale)
  const named = <F extends TimelineField>(id: F) => ({ id, title: t(`field.${id}`), words: words[id] }) // prettier-ignore
  return {
    fields: [
      { ...dayField<TimelineField>(named('day'), locale), isNeeded: true, width: 140 },
      { ...lineField<TimelineField>({ ...named('title'), most: 200 }), isNeeded: true, width: 280, look: { width: 40 } }, // prettier-ignore
      choiceField(
        named('kind'),
        itemKinds.map((value) => ({ value, label: t(`kind.${value}`), words: kindWords[value] })),
        'info',
      ),
      textField({ ...named('text'), most: 2_000, width: 300, look: { width: 60 } }),
      addressField({ ...named('url'), width: 220, look: { width: 34 } }),
      lineField({ ...named('icon'), most: 100, look: { width: 12 } }),
      numberField({ ...named('id'), isKey: true, width: 90, look: { width: 8 } }),
    ],
    heads: ['title', 'day', 'id'],
    others: /\b(status|stand|erledigt|done|verantwortlich|owner|responsible|kw|week|ende|end)\b/,
    needed: [
      ['day', 'id'],
      ['title', 'id'],
    ],
    keysOf: ({ id, day, title }) => [
      ...(id ? [`#${id}`] : []),
      ...(day && title ? [`${day} ${plainWord(String(title))}`] : []),
    ],
    nameOf: ({ title }) => String(title ?? ''),
    canAdd: true,
    canRemove: true,
  }
}
