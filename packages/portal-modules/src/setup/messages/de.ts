import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.back': 'Zurück',
  'action.cancel': 'Abbrechen',
  'action.create': 'Anwendung anlegen',
  'action.next': 'Weiter',
  'action.restart': 'Neu beginnen',

  'customers.add': 'Kunden hinzufügen',
  'customers.name': 'Kunde {number}',
  'customers.none': 'Noch kein Kunde.',
  'customers.number': 'Kundennummer {number}',
  'customers.remove': 'Kunden {number} entfernen',

  'done.alone': 'Sie selbst gehören schon dazu.',
  'done.another': 'Weitere einrichten',
  'done.detail': 'Sie selbst gehören schon dazu. Diese Personen stehen auf Ihrer Liste.',
  'done.invitations': 'Einladungen',
  'done.open': '{name} öffnen',
  'done.title': '{name} ist eingerichtet',

  'error.conflict': 'Eine Anwendung mit diesem Namen gibt es schon. Ihre Eingaben sind noch da.',
  'error.forbidden': 'Dafür haben Sie keine Berechtigung. Ihre Eingaben sind noch da.',
  'error.invalid': 'Bitte prüfen Sie die markierten Stellen. Es wurde noch nichts angelegt.',
  'error.not-found':
    'Etwas von Ihrer Auswahl gibt es nicht mehr. Ihre Eingaben sind noch da; bitte prüfen Sie sie.',
  'error.too-large': 'Dieses Bild ist zu groß. Möglich sind bis zu 20 MB.',
  'error.unknown':
    'Das hat nicht geklappt. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.',

  'failed.detail': 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  'failed.title': 'Die Einrichtung konnte nicht geladen werden',

  'fault.color':
    'Bitte geben Sie eine Farbe ein, zum Beispiel #0a7bc4, oder lassen Sie das Feld leer.',
  'fault.customerName': 'Ein Name hat 3 bis 100 Zeichen.',
  'fault.customerNumber':
    'Eine Kundennummer hat höchstens neun Ziffern und beginnt nicht mit einer Null.',
  'fault.customerTwice': 'Diese Nummer hat hier schon ein anderer Kunde.',
  'fault.memberEmail': 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@unternehmen.de.',
  'fault.memberName': 'Bitte geben Sie einen Namen mit höchstens 200 Zeichen ein.',
  'fault.memberTwice': 'Diese Adresse steht schon in der Liste.',
  'fault.nameLength': 'Der Name braucht 3 bis 100 Zeichen.',
  'fault.tooMany': 'So viele auf einmal gehen nicht: höchstens 100 Kunden und 500 Personen.',
  'fault.settingMissing': 'Diese Einstellung wird gebraucht.',

  'features.all': 'Alle auswählen',
  'features.count': '{count, plural, =0 {Keine ausgewählt} other {# ausgewählt}}',
  'features.none': 'Keine auswählen',

  'field.agency': 'Name der Agentur',
  'field.agencyHint': 'Steht neben dem Namen des Kunden.',
  'field.description': 'Beschreibung',
  'field.descriptionHint': 'Ein Satz für die Übersicht aller Anwendungen.',
  'field.name': 'Name der Anwendung',
  'field.nameHint': 'Meist der Name des Kunden oder der Marke.',
  'field.picture': 'Bild',
  'field.pictureHint': 'Steht auf der Startseite. Aus ihm werden die Farben vorgeschlagen.',
  'field.primary': 'Hauptfarbe',
  'field.primaryHint': 'Knöpfe, Auswahl, Fortschritt. Leer: die Standardfarbe.',
  'field.secondary': 'Zweite Farbe',
  'field.secondaryHint': 'Für Akzente. Leer: wie die Hauptfarbe.',

  'forbidden.detail': 'Anwendungen richten Administratoren ein.',
  'forbidden.title': 'Hier haben Sie keinen Zugriff',

  'invitation.existing': 'Gehört schon dazu',
  'invitation.failed': 'Wurde nicht hinzugefügt',
  'invitation.sent': 'Per E-Mail eingeladen',

  'kind.administration': 'Administration',
  'kind.client': 'Kunde',
  'kind.clientLead': 'Kundenleitung (gibt frei)',
  'kind.clientService': 'Kundenberatung',
  'kind.dataSolutions': 'Data Solutions',
  'kind.directOrder': 'Direktbestellung',

  loading: 'Die Einrichtung wird geladen',

  'members.add': 'Person hinzufügen',
  'members.email': 'E-Mail {number}',
  'members.kind': 'Gruppe {number}',
  'members.name': 'Name {number}',
  'members.none': 'Noch niemand. Sie selbst sind in jedem Fall dabei.',
  'members.remove': 'Person {number} entfernen',

  'paste.kind': 'Alle gehören zu',

  'picture.colors':
    '{count, plural, =0 {Keine Farben gefunden} one {# Farbe aus dem Bild vorgeschlagen} other {# Farben aus dem Bild vorgeschlagen}}',
  'picture.failed': 'Das Bild konnte nicht hochgeladen werden: {name}',
  'picture.stock': 'Motiv {number}',
  'picture.underway': 'Ihr Bild wird noch hochgeladen.',
  'picture.uploaded': 'Eigenes Bild {number}',

  'restart.confirm': 'Neu beginnen',
  'restart.detail': 'Alles, was Sie eingegeben haben, geht verloren. Angelegt wurde noch nichts.',
  'restart.title': 'Eingaben verwerfen?',

  'step.application': 'Anwendung',
  'step.configurations': 'Einstellungen',
  'step.customers': 'Kunden',
  'step.features': 'Funktionen',
  'step.members': 'Personen',
  'step.summary': 'Übersicht',
  'stepDetail.application': 'Wie sie heißt und wie sie aussieht.',
  'stepDetail.configurations':
    'Für alles, was Sie offen lassen, gilt die Vorgabe des Portals. Ändern lässt es sich auch später.',
  'stepDetail.customers': 'Für wen die Agentur hier arbeitet. Ohne Nummer vergibt das Portal eine.',
  'stepDetail.features': 'Seiten und Funktionen, die vom ersten Tag an da sind.',
  'stepDetail.members':
    'Alle Eingetragenen bekommen eine E-Mail mit dem Weg ins Portal. Wer es schon kennt, hat sofort Zugriff.',
  'stepDetail.summary': 'Angelegt ist noch nichts. Bitte sehen Sie alles noch einmal durch.',
  steps: 'Schritte der Einrichtung',

  subtitle:
    'In sechs Schritten zum eigenen Portal. Ihre Eingaben bleiben, bis die Anwendung angelegt ist.',

  'summary.change': 'Ändern: {step}',
  'summary.faults': 'Noch fehlt etwas oder stimmt nicht:',
  'summary.features': 'Ausgewählt',
  'summary.newNumber': 'bekommt eine Nummer',
  'summary.likePrimary': 'Wie die Hauptfarbe',
  'summary.none': 'Nichts angegeben',
  'summary.onlyFiles': 'Keine; eine Seite für Dateien ist in jedem Fall da',
  'summary.standard': 'Standardfarbe',

  title: 'Neue Anwendung',
  'template.label': 'Seiten zum Anfang',
  'template.none': 'Ohne Vorlage',
  'template.noneHint':
    'Nur die Seiten der Funktionen, die Sie unten wählen. Weitere legen Sie später in der Administration an.',
  'template.pages': 'Seiten: {pages}.',
} satisfies MessagesOf<typeof en>
