import type { ProblemText } from '../problem.ts'
import { maxFileNameBytes, type FileNameProblem } from './file-names.ts'

/** Titles of problems by status, as the portal says them (ERR-02 to ERR-06). */
const titles: Record<number, ProblemText> = {
  400: {
    de: 'Die Anfrage ist ungültig. Bitte prüfen Sie Ihre Eingaben.',
    en: 'An invalid request was made. Please check your entries.',
  },
  401: {
    de: 'Mit Ihrer Anmeldung scheint etwas nicht zu stimmen.',
    en: 'Something seems to be wrong with your registration.',
  },
  403: { de: 'Dafür fehlt Ihnen die Berechtigung.', en: 'You have no permission.' },
  404: {
    de: 'Das Gesuchte wurde nicht gefunden.',
    en: 'The requested resource could not be found',
  },
  409: {
    de: 'Das passt nicht mehr zum aktuellen Stand.',
    en: 'This no longer fits the current state.',
  },
  410: { de: 'Das gibt es nicht mehr.', en: 'This is no longer there.' },
  413: { de: 'Das ist zu groß.', en: 'This is too large.' },
  415: {
    de: 'Dieses Format wird hier nicht angenommen.',
    en: 'This format is not accepted here.',
  },
  422: {
    de: 'Diese Anfrage wurde schon mit anderem Inhalt gestellt.',
    en: 'This request was already made with other content.',
  },
  429: { de: 'Das waren zu viele Anfragen.', en: 'That was too many requests.' },
  503: {
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not available right now. Please try again in a moment.',
  },
  507: { de: 'Der Speicherplatz ist voll.', en: 'The storage is full.' },
}

const unknown: ProblemText = {
  de: 'Ein unbekannter Fehler ist aufgetreten.',
  en: 'An unknown error has occurred.',
}

/** The title of a problem; anything unexpected has one for all (ERR-06). */
export const titleOf = (status: number): ProblemText => titles[status] ?? unknown

/** What stands against the name of a file or folder (FILE-10). */
export const fileNameTexts: Readonly<Record<FileNameProblem, ProblemText>> = {
  empty: {
    de: 'Im Namen steht nichts, das man sehen kann.',
    en: 'The name has no visible characters.',
  },
  'too-long': {
    de: `Der Name ist zu lang (höchstens ${maxFileNameBytes} Zeichen).`,
    en: `The name is too long (${maxFileNameBytes} characters at most).`,
  },
  hidden: {
    de: 'Im Namen steht ein Zeilenumbruch oder ein unsichtbares Steuerzeichen.',
    en: 'The name has a line break or an invisible control character in it.',
  },
  characters: {
    de: 'Der Name darf keines der Zeichen \\ / : * ? " < > | enthalten.',
    en: 'The name must not contain any of \\ / : * ? " < > |',
  },
  ending: {
    de: 'Der Name darf weder auf einen Punkt noch auf ein Leerzeichen enden.',
    en: 'The name must not end with a full stop or a space.',
  },
  reserved: {
    de: 'Dieser Name ist unter Windows reserviert. Bitte wählen Sie einen anderen.',
    en: 'Windows uses this name itself. Please choose another.',
  },
}

const german = new Intl.NumberFormat('de')
const english = new Intl.NumberFormat('en')

/** Texts for wrong input (VAL-01, VAL-02). */
export const fieldTexts = {
  required: { de: 'Dieses Feld ist erforderlich.', en: 'This field is required.' },
  tooShort: (min: number): ProblemText => ({
    de: `Bitte geben Sie mindestens ${german.format(min)} Zeichen ein.`,
    en: `Please enter at least ${english.format(min)} characters.`,
  }),
  tooLong: (max: number): ProblemText => ({
    de: `Der Inhalt ist zu lang. Erlaubt sind höchstens ${german.format(max)} Zeichen.`,
    en: `The content length exceeded the limit of ${english.format(max)} characters.`,
  }),
  tooFew: (min: number): ProblemText => ({
    de: `Bitte wählen Sie mindestens ${german.format(min)} aus.`,
    en: `Please choose at least ${english.format(min)}.`,
  }),
  tooMany: (max: number): ProblemText => ({
    de: `Erlaubt sind höchstens ${german.format(max)}.`,
    en: `No more than ${english.format(max)} are allowed.`,
  }),
  tooSmall: (min: number | bigint): ProblemText => ({
    de: `Der Wert darf nicht kleiner als ${german.format(min)} sein.`,
    en: `The value cannot be less than ${english.format(min)}.`,
  }),
  tooLarge: (max: number | bigint): ProblemText => ({
    de: `Der Wert darf nicht größer als ${german.format(max)} sein.`,
    en: `The value cannot be more than ${english.format(max)}.`,
  }),
  tooPrecise: (decimals: number): ProblemText =>
    decimals === 0
      ? { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' }
      : {
          de: `Erlaubt sind höchstens ${decimals} Nachkommastellen.`,
          en: `No more than ${decimals} decimal places are allowed.`,
        },
  wrongFormat: { de: 'Das Format stimmt nicht.', en: 'The format is not right.' },
  notOffered: {
    de: 'Bitte wählen Sie einen der angebotenen Werte.',
    en: 'Please choose one of the offered values.',
  },
  fileMissing: {
    de: 'Bitte wählen Sie mindestens eine Datei aus.',
    en: 'Please choose at least one file.',
  },
  fileEmpty: (name: string): ProblemText => ({
    de: `Die Datei „${name}“ ist leer.`,
    en: `The file “${name}” is empty.`,
  }),
  fileTooLarge: (name: string, max: string): ProblemText => ({
    de: `Die Datei ${name && `„${name}“ `}ist größer als ${max}.`,
    en: `The file ${name && `“${name}” `}is larger than ${max}.`,
  }),
  fileName: (name: string, problem: FileNameProblem): ProblemText => ({
    de: `„${name}“ wurde nicht angenommen. ${fileNameTexts[problem].de}`,
    en: `“${name}” was not accepted. ${fileNameTexts[problem].en}`,
  }),
  fileKind: (name: string, ending: string): ProblemText => ({
    de: `„${name}“ wurde nicht angenommen: Dateien mit der Endung „.${ending}“ sind hier nicht erlaubt.`,
    en: `“${name}” was not accepted: files ending in “.${ending}” are not allowed here.`,
  }),
  fileIsKind: (name: string, ending: string): ProblemText => ({
    de: `„${name}“ wurde nicht angenommen: Dem Inhalt nach ist das eine „.${ending}“-Datei, und diese Art ist hier nicht erlaubt.`,
    en: `“${name}” was not accepted: its content shows that it is a “.${ending}” file, and that type is not allowed here.`,
  }),
  fileWithMacros: (name: string): ProblemText => ({
    de: `„${name}“ wurde nicht angenommen: Das Dokument enthält Makros. Bitte speichern Sie es ohne Makros, zum Beispiel als .docx oder .xlsx.`,
    en: `“${name}” was not accepted: the document contains macros. Please save it without macros, as .docx or .xlsx for example.`,
  }),
  oneFile: { de: 'Erlaubt ist nur eine Datei.', en: 'Only one file is allowed.' },
} as const

export const problemTexts = {
  brokenBody: {
    de: 'Der Inhalt der Anfrage ließ sich nicht lesen.',
    en: 'The content of the request could not be read.',
  },
  tooManyRequests: {
    de: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.',
    en: 'That was too many requests. Please wait a moment.',
  },
  tooManyParts: {
    de: 'Das sind zu viele Felder oder Dateien auf einmal.',
    en: 'That is too many fields or files at once.',
  },
  brokenHeader: (name: string): ProblemText => ({
    de: `Die Kopfzeile „${name}“ stimmt nicht.`,
    en: `The header “${name}” is not right.`,
  }),
}
