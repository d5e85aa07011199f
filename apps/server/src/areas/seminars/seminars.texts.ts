import type { ProblemText } from '../../platform/problem.ts'

/** What the server says of seminars, in both languages. */
export const seminarTexts = {
  'date-missing': {
    de: 'Ein Termin braucht Beginn und Ende.',
    en: 'A dated seminar needs a start and an end.',
  },
  'ends-before-start': {
    de: 'Das Ende muss nach dem Beginn liegen.',
    en: 'The end must be after the start.',
  },
  'kind-fixed': {
    de: 'Aus einem Kurs wird kein Termin und umgekehrt. Bitte legen Sie eine neue Schulung an.',
    en: 'A course cannot become a dated seminar, nor the other way round. Please create a new one.',
  },
  'no-package': {
    de: 'Zu dieser Schulung gehört noch kein Lernpaket.',
    en: 'This seminar has no course package yet.',
  },
  'not-a-course': {
    de: 'Ein Termin hat kein Lernpaket.',
    en: 'A dated seminar has no course package.',
  },
  'no-lesson-file': {
    de: 'Eine Lektion wird aus einem Film (MP4 oder WebM) oder einer PDF-Datei. Bitte speichern Sie andere Filme als MP4.',
    en: 'A lesson is made of a film (MP4 or WebM) or a PDF file. Please save other films as MP4.',
  },
  'no-captions': {
    de: 'Untertitel werden als WebVTT-Datei (.vtt) gelesen.',
    en: 'Captions are read as a WebVTT file (.vtt).',
  },
  'captions-without-film': {
    de: 'Untertitel gehören zu einem Film. Eine PDF-Datei hat keine.',
    en: 'Captions belong to a film. A PDF file has none.',
  },
  'other-kind-of-file': {
    de: 'Ein Film wird durch einen Film ersetzt, eine PDF-Datei durch eine PDF-Datei. Für etwas anderes legen Sie bitte eine neue Lektion an.',
    en: 'A film is replaced by a film and a PDF file by a PDF file. For anything else, please add a new lesson.',
  },
  'too-many-lessons': {
    de: 'Ein Kurs hat höchstens 200 Filme und PDF-Dateien.',
    en: 'A course has 200 films and PDF files at most.',
  },
  'is-packaged': {
    de: 'Diese Lektion gehört zum Lernpaket. Ihren Titel und Platz bestimmt das Paket.',
    en: 'This lesson belongs to the course package, which says its title and place.',
  },
  'not-dated': {
    de: 'Zu einem Kurs meldet man sich nicht an.',
    en: 'A course needs no sign-up.',
  },
  'only-courses': {
    de: 'An einen Termin erinnert das Portal am Tag davor von selbst.',
    en: 'Of a dated seminar the portal reminds people by itself, the day before.',
  },
  'certificate-withdrawn': {
    de: 'Dieses Zertifikat wurde zurückgezogen.',
    en: 'This certificate has been withdrawn.',
  },
  'lesson-locked': {
    de: 'Diese Lektion öffnet sich, sobald die Lektionen davor erledigt sind.',
    en: 'This lesson opens once the lessons before it are done.',
  },
  'open-elsewhere': {
    de: 'Diese Lektion ist gerade in einem anderen Fenster oder auf einem anderen Gerät geöffnet.',
    en: 'This lesson is open in another window or on another device.',
  },
  'attempts-undecided': {
    de: 'Es wurde schon mit dieser Schulung gelernt. Bitte entscheiden Sie, ob die Lernstände bleiben.',
    en: 'People have already worked on this seminar. Please decide whether their progress is kept.',
  },
  'visit-ended': {
    de: 'Diese Lektion wurde inzwischen für Sie neu begonnen.',
    en: 'This lesson has been started anew for you since.',
  },
  'state-too-large': {
    de: 'Die Lektion will mehr merken, als erlaubt ist.',
    en: 'The lesson wants to keep more than is allowed.',
  },
  'is-meeting': {
    de: 'Ein Termin lässt sich nicht neu beginnen. Bitte ändern Sie stattdessen, wer da war.',
    en: 'A dated seminar cannot be started anew. Please change who attended instead.',
  },
  'is-over': {
    de: 'Dieser Termin ist vorbei.',
    en: 'This seminar is over.',
  },
  'attempts-undecided-lesson': {
    de: 'Mit dieser Lektion wurde schon gelernt. Bitte entscheiden Sie, ob der Fortschritt bleibt.',
    en: 'People have already worked on this lesson. Please decide whether their progress is kept.',
  },
  'new-lesson-file': {
    de: 'Neue Datei der Lektion',
    en: 'New file of the lesson',
  },
  'new-package': {
    de: 'Neues Lernpaket',
    en: 'New course package',
  },
} satisfies Record<string, ProblemText>
