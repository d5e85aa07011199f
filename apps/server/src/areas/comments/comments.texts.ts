import { dailyLimits } from '../../platform/daily-limits.ts'

/** Refusals around comments, in both languages. */
export const commentTexts = {
  'commenting-off': {
    de: 'Kommentare sind für diesen Kunden abgeschaltet.',
    en: 'Comments are switched off for this client.',
  },
  'too-many-today': {
    de: `Mehr als ${dailyLimits.comments.toLocaleString('de')} Kommentare lassen sich an einem Tag nicht schreiben.`,
    en: `No more than ${dailyLimits.comments.toLocaleString('en')} comments can be written in a day.`,
  },
  'unknown-person': {
    de: 'Mindestens eine dieser Personen gibt es hier nicht.',
    en: 'At least one of these people is not known here.',
  },
  'unknown-thread': {
    de: 'Den Kommentar, auf den Sie antworten, gibt es nicht mehr.',
    en: 'The comment you are replying to is no longer there.',
  },
  'reply-with-place': {
    de: 'Eine Antwort steht dort, wo der Kommentar steht, auf den sie sich bezieht.',
    en: 'A reply belongs in the same place as its comment.',
  },
  'no-place': {
    de: 'Stellen lassen sich nur in Dateien markieren.',
    en: 'Only files have places that can be marked.',
  },
  'no-area': {
    de: 'Der Rahmen liegt nicht ganz im Bild oder auf der Seite.',
    en: 'The frame does not lie within the picture or page.',
  },
  'older-version': {
    de: 'Inzwischen gibt es eine neuere Version dieser Datei. Bitte markieren Sie die Stelle dort.',
    en: 'There is now a newer version of this file. Please mark the place there.',
  },
  'not-graded': {
    de: 'Bewerten lassen sich nur Seminare.',
    en: 'Only seminars can be graded.',
  },
}
