import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.add': 'Schnittstelle anlegen',
  'action.cancel': 'Abbrechen',
  'action.create': 'Anlegen und Token zeigen',
  'action.done': 'Ich habe das Token gesichert',
  'action.revoke': 'Widerrufen',
  'action.revokeOf': '„{name}“ widerrufen',
  'action.rotate': 'Neues Token',
  'action.rotateOf': '„{name}“: neues Token',
  'area.campaigns': 'Kampagnen und Pläne',
  'area.campaignsHint': 'Kampagnen lesen, anlegen und ihre Mediapläne übergeben',
  'area.figures': 'Kennzahlen und Beträge',
  'area.figuresHint': 'Werte für Cockpits sowie gebuchte und berechnete Beträge je Kanal übergeben',
  'done.revoked': '„{name}“ ist widerrufen',
  'empty.detail':
    'Ein Buchungs- oder Planungssystem übergibt Pläne und Kennzahlen selbst, sobald Sie ihm hier ein Token geben.',
  'empty.title': 'Noch keine Schnittstellen',
  'error.conflict':
    'Das ging nicht: Die Schnittstelle ist inzwischen abgelaufen oder widerrufen, oder es sind zu viele.',
  'error.forbidden': 'Schnittstellen verwaltet die Administration dieser Anwendung.',
  'error.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'error.not-found': 'Diese Schnittstelle gibt es nicht mehr.',
  'error.too-large': 'Das ist zu viel auf einmal.',
  'error.unknown':
    'Das hat nicht geklappt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
  'fact.created': 'Angelegt von {name}, {moment}',
  'fact.expired': 'Lief am {day} ab',
  'fact.expires': 'Gültig bis {day}',
  'fact.former': 'Bisheriges Token gilt noch bis {moment}',
  'fact.neverUsed': 'Noch nicht benutzt',
  'fact.revoked': 'Widerrufen von {name}, {moment}',
  'fact.used': 'Zuletzt benutzt: {moment}',
  'failed.detail': 'Bitte versuchen Sie es gleich noch einmal.',
  'failed.title': 'Die Schnittstellen ließen sich nicht laden',
  'fault.name': 'Bitte geben Sie einen Namen mit mindestens 2 Zeichen an.',
  'field.areas': 'Was darf sie?',
  'field.expiresOn': 'Gültig bis',
  'field.expiresOnHint': 'Ohne Angabe gilt das Token, bis Sie es widerrufen.',
  'field.name': 'Name',
  'field.nameHint': 'So steht die Schnittstelle in Verläufen und im Protokoll: Buchungssystem.',
  'forbidden.detail':
    'Welche Systeme auf diese Anwendung zugreifen, legt ihre Administration fest.',
  'forbidden.title': 'Schnittstellen können Sie nicht verwalten',
  list: 'Schnittstellen',
  'new.title': 'Schnittstelle anlegen',
  'revoke.detail':
    'Ihr Token wird sofort abgewiesen, und das System kann nichts mehr übergeben. Was es schon übergeben hat, bleibt. Das lässt sich nicht rückgängig machen.',
  'revoke.title': '„{name}“ widerrufen?',
  'rotate.confirm': 'Neues Token erstellen',
  'rotate.detail': 'Tragen Sie es danach im anderen System ein.',
  'rotate.ends': 'Bisheriges Token sofort sperren',
  'rotate.endsHint':
    'Wenn es jemand kennt, der es nicht kennen soll. Sonst gilt es noch 24 Stunden, damit nichts stillsteht.',
  'rotate.title': 'Neues Token für „{name}“?',
  'state.expired': 'Abgelaufen',
  'state.revoked': 'Widerrufen',
  subtitle:
    'Andere Systeme übergeben Pläne und Kennzahlen mit einem eigenen Token. Es darf nur, was Sie ihm hier erlauben, und nur in dieser Anwendung.',
  title: 'Schnittstellen',
  'token.address': 'Adresse der Aufrufe',
  'token.application': 'Nummer dieser Anwendung',
  'token.label': 'Token',
  'token.once':
    'Dieses Token sehen Sie nur jetzt. Kopieren Sie es und legen Sie es dort ab, wo das andere System seine Geheimnisse hat.',
  'token.title': 'Token für „{name}“',
} satisfies MessagesOf<typeof en>
