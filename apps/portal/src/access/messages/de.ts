import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  signedOut: 'Sie wurden abgemeldet',
  signedOutDetail:
    'Diese Sitzung wurde beendet: von Ihnen auf einem anderen Gerät, durch ein neues Kennwort oder von jemandem, der Ihren Zugang verwaltet. Nach der Anmeldung sind Sie wieder auf dieser Seite.',
  secondFactor: 'Bitte melden Sie sich neu an',
  secondFactorDetail:
    'Für Ihre Rolle ist beim Anmelden ab jetzt ein zweiter Faktor vorgeschrieben. Haben Sie noch keinen, richten Sie ihn dabei in einer Minute ein. Danach sind Sie wieder auf dieser Seite.',
  everywhere: 'Ihr Zugang wurde beendet',
  everywhereDetail:
    'Sie sind abgemeldet und können das Portal nicht mehr nutzen. Falls das ein Versehen ist, kann Ihre Ansprechperson in der Agentur den Zugang wieder öffnen.',
  application: 'Ihr Zugang zu {name} wurde beendet',
  applicationDetail:
    'Falls das ein Versehen ist, kann Ihre Ansprechperson in der Agentur den Zugang wieder öffnen.',
  applicationOthers:
    'Ihre anderen Anwendungen sind nicht betroffen. Falls das ein Versehen ist, kann Ihre Ansprechperson in der Agentur den Zugang wieder öffnen.',
  signedInAgain: 'Sie sind wieder angemeldet',
  signedInAgainDetail:
    'Sie können dieses Fenster schließen und auf der Seite weiterarbeiten, von der Sie kommen.',
  thisApplication: 'dieser Anwendung',
  signInAgain: 'Wieder anmelden',
  signInOther: 'Mit anderem Zugang anmelden',
  open: 'Zu {name}',
  toApplications: 'Andere Anwendung wählen',
  typed: 'Das hatten Sie geschrieben',
  typedDetail: 'Gespeichert ist es nicht. Nehmen Sie es mit, bevor Sie diese Seite verlassen.',
  typedDetailBack:
    'Gespeichert ist es noch nicht. Nach der Anmeldung ist es wieder da, sobald Sie dieselbe Stelle öffnen.',
  providerAway: 'Die Anmeldung ist gerade nicht erreichbar.',
  providerAwayDetail:
    'Der Anmeldedienst antwortet nicht. Bitte versuchen Sie es in einem Moment noch einmal.',
  kept: 'Was Sie vor der Anmeldung geschrieben haben, ist noch da.',
  keptDetail: 'Öffnen Sie die Stelle noch einmal, dann steht es wieder im Feld.',
  keptShow: 'Ansehen',
  keptTitle: 'Vor der Anmeldung geschrieben',
  unnamed: 'Eingabe',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  failed:
    'Kopieren ging nicht. Bitte markieren Sie den Text und kopieren Sie ihn mit der Tastatur.',
} satisfies MessagesOf<typeof messages>
