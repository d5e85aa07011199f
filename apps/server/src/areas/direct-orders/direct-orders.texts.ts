/** What the server says of direct orders: its kind, field errors and refusals, in both languages (DO-15, DO-16, DO-18). */
export const orderTexts = {
  'nothing-waits': {
    de: 'Diese Bestellung wartet nicht mehr auf eine Freigabe.',
    en: 'This order is no longer waiting for approval.',
  },
  'nudged-today': {
    de: 'Heute wurde schon an diese Freigabe erinnert.',
    en: 'A reminder about this approval has already been sent today.',
  },
  order: { de: 'Direktbestellung', en: 'Direct order' },
  'start-missing': { de: 'Bitte geben Sie an, wann es beginnt.', en: 'Please enter a start date.' },
  'end-missing': { de: 'Bitte geben Sie an, wann es endet.', en: 'Please enter an end date.' },
  'starts-today': {
    de: 'Eine Bestellung kann nicht heute beginnen.',
    en: 'Request can not start today',
  },
  'starts-in-past': {
    de: 'Der Beginn muss in der Zukunft liegen.',
    en: 'Start date must be in future',
  },
  'too-late': {
    de: 'Das Datum liegt zu weit in der Zukunft; möglich ist es bis zum Jahr 2100.',
    en: 'The date is too far in the future; the last possible year is 2100.',
  },
  'region-missing': {
    de: 'Bitte nennen Sie die Region: In diesem Jahr gelten Rahmen je Region.',
    en: 'Please name the region: in this year regions have budgets.',
  },
  'ends-before-start': {
    de: 'Das Ende muss nach dem Beginn liegen.',
    en: 'End date must be after start date',
  },
  'media-outside-order': {
    de: 'Das liegt außerhalb der Laufzeit der Bestellung.',
    en: 'This is outside the dates of the order.',
  },
  'media-type-missing': {
    de: 'Bitte wählen Sie mindestens eine Mediengattung.',
    en: 'You need to select at least one media type',
  },
  'media-type-required': {
    de: 'Eine vorgeschriebene Mediengattung fehlt.',
    en: 'Required media type is missing',
  },
  'media-type-locked': {
    de: 'Diese Mediengattung lässt sich nicht abwählen.',
    en: 'This media type cannot be deselected',
  },
  'media-type-not-offered': {
    de: 'Dieser Baustein bietet diese Mediengattung nicht an.',
    en: 'This building block does not offer this media type.',
  },
  'block-missing': {
    de: 'Bitte wählen Sie einen Baustein.',
    en: 'Please choose a building block.',
  },
  'block-withdrawn': {
    de: 'Diesen Baustein gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    en: 'This building block does not exist any more. Please choose another one.',
  },
  'blocks-off': {
    de: 'In diesem Portal wird nicht aus Bausteinen bestellt.',
    en: 'This portal does not order from building blocks.',
  },
  'reason-missing': {
    de: 'Bitte geben Sie einen Grund an, mit mindestens drei Zeichen.',
    en: 'Please give a reason of at least three characters.',
  },
  'other-order': {
    de: 'Die Nummer im Inhalt ist eine andere als in der Adresse.',
    en: 'The number in the body is another one than in the address.',
  },
  'unknown-file': {
    de: 'Diesen Anhang gibt es hier nicht.',
    en: 'There is no such attachment here.',
  },
  'not-waiting': {
    de: 'Diese Bestellung wartet nicht mehr auf eine Freigabe.',
    en: 'This order is no longer waiting for approval.',
  },
  ended: {
    de: 'Diese Bestellung ist beendet. Budget, Region, Zeitraum und Medien stehen damit fest. Bitte legen Sie eine neue an, zum Beispiel mit ihr als Vorlage.',
    en: 'This order has ended, so its budget, region, dates and media are settled. Please place a new one, for example with this as a template.',
  },
  'own-order': {
    de: 'Über eine Bestellung entscheidet jemand anderes als die Person, die sie aufgegeben hat.',
    en: 'An order is decided by somebody other than the person who placed it.',
  },
  unapproved: {
    de: 'Diese Bestellung liegt über dem Freigabebudget. Sie lässt sich erst abschließen, wenn die Zentrale sie freigegeben hat.',
    en: 'This order is above the approval budget. It can be completed once headquarters has approved it.',
  },
  outdated: {
    de: 'Diese Bestellung lässt sich so nicht mehr abschicken, zum Beispiel weil ihr Beginn verstrichen ist. Bitte lehnen Sie sie mit einem Hinweis ab.',
    en: 'This order can no longer be sent as it is, for example because its start has passed. Please reject it with a note.',
  },
  canceled: {
    de: 'Diese Bestellung wurde storniert und lässt sich nicht mehr ändern.',
    en: 'This order was cancelled and can no longer be changed.',
  },
  unanswered: {
    de: 'Seit dem Rebriefing ist alles wie vorher. Bitte passen Sie die Bestellung an, oder schreiben Sie der Agentur hier, warum sie so bleibt.',
    en: 'Nothing has changed since the rebriefing. Please adjust the order, or tell the agency here why it stays as it is.',
  },
  'unanswered-order': {
    de: 'Seit dem Rebriefing ist alles wie vorher. Bitte passen Sie die Bestellung zuerst an.',
    en: 'Nothing has changed since the rebriefing. Please adjust the order first.',
  },
  sent: {
    de: 'Diese Bestellung ist schon bei der Agentur. Für Änderungen gehen Sie bitte über das Rebriefing.',
    en: 'This order is already with the agency. Please rebrief it to change it.',
  },
  'not-from-here': {
    de: 'Aus ihrem jetzigen Stand lässt sich die Bestellung nicht dorthin setzen.',
    en: 'The order cannot be set to this status from where it stands.',
  },
}
