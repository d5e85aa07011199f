import type { ProblemText } from '../../platform/problem.ts'

export const campaignTexts = {
  'locks-out': {
    de: 'Dann sähen Sie die Kampagne selbst nicht mehr. Wählen Sie mindestens eine Ihrer Gruppen.',
    en: 'You would no longer see the campaign yourself. Choose at least one of your groups.',
  },
  'campaign-asked': {
    de: 'Der Kunde wurde zu dieser Kampagne schon gefragt, deshalb wird sie nicht gelöscht. Stoppen Sie stattdessen ihre Kanäle: Dann bleibt nachlesbar, was entschieden wurde.',
    en: 'The client was already asked about this campaign, so it is not deleted. Stop its channels instead: what was decided can still be looked up then.',
  },
  'campaign-ordered': {
    de: 'Zu dieser Kampagne gibt es Direktbestellungen, deshalb wird sie nicht gelöscht. Stoppen Sie stattdessen ihre Kanäle.',
    en: 'There are direct orders of this campaign, so it is not deleted. Stop its channels instead.',
  },
  'campaign-invoiced': {
    de: 'Zu dieser Kampagne gibt es gebuchte Beträge oder Rechnungen, deshalb wird sie nicht gelöscht. Stoppen Sie stattdessen ihre Kanäle.',
    en: 'There are booked amounts or invoices of this campaign, so it is not deleted. Stop its channels instead.',
  },
  'external-id-deleted': {
    de: 'Die Kampagne mit dieser Kennung wurde gelöscht. Stellen Sie sie im Portal wieder her, bevor Sie sie ändern.',
    en: 'The campaign of this id was deleted. Bring it back in the portal before you change it.',
  },
  'no-deadline': {
    de: 'Dieser Kanal hat keine solche Frist.',
    en: 'This channel has no such deadline.',
  },
  'may-not-approve': {
    de: 'Sie dürfen nicht freigeben.',
    en: 'You are not allowed to approve.',
  },
  'reason-missing': {
    de: 'Bitte schreiben Sie kurz, warum Sie ablehnen.',
    en: 'Please say briefly why you are rejecting it.',
  },
  'condition-missing': {
    de: 'Bitte schreiben Sie, unter welcher Auflage Sie freigeben.',
    en: 'Please say on which condition you approve it.',
  },
  'condition-of-rejected': {
    de: 'Eine Auflage gehört zu einer Freigabe.',
    en: 'A condition belongs to an approval.',
  },
  'no-condition': {
    de: 'Dieser Kanal ist nicht mit einer Auflage freigegeben.',
    en: 'This channel is not approved with a condition.',
  },
  'not-approvable': {
    de: 'Mindestens einer der Kanäle wartet nicht mehr auf Ihre Freigabe.',
    en: 'At least one of the channels is no longer waiting for your approval.',
  },
  'nothing-waits': {
    de: 'Gerade wartet hier nichts auf eine Freigabe.',
    en: 'Nothing here is waiting for approval.',
  },
  'nudged-today': {
    de: 'Heute wurde schon an diese Freigabe erinnert.',
    en: 'A reminder about this approval has already been sent today.',
  },
  'no-deputy': {
    de: 'Diese Person kann Sie hier nicht vertreten.',
    en: 'This person cannot stand in for you here.',
  },
  'nothing-to-release': {
    de: 'Kein Kanal ist bereit für die Freigabe.',
    en: 'No channel is ready for approval.',
  },
  'not-releasable': {
    de: 'Mindestens einer der Kanäle ist schon in der Freigabe oder darüber hinaus.',
    en: 'At least one of the channels is already in approval or past it.',
  },
  'wrong-state': {
    de: 'Von seinem jetzigen Stand aus kann der Kanal nicht dorthin.',
    en: 'The channel cannot move to this status from its current one.',
  },
  'not-removable': {
    de: 'Mindestens einer der Kanäle wurde schon zur Freigabe vorgelegt. Er lässt sich nur noch stoppen.',
    en: 'At least one of the channels has already been put up for approval. It can only be stopped.',
  },
  'changed-since': {
    de: 'Der Plan wurde inzwischen wieder geändert. Er bleibt, wie er jetzt ist.',
    en: 'The plan has been changed again since. It stays as it is now.',
  },
  'unknown-media-type': {
    de: 'Diese Mediengattung gibt es nicht.',
    en: 'There is no such media type.',
  },
  'unknown-channel': {
    de: 'Diesen Kanal gibt es in der Kampagne nicht.',
    en: 'There is no such channel in this campaign.',
  },
  twice: {
    de: 'Das steht hier schon in einer Zeile davor.',
    en: 'A row before this one says the same.',
  },
  'external-id-in-trash': {
    de: 'Diese Kennung gehört zu einer gelöschten Kampagne. Sie wird frei, sobald diese nach 30 Tagen endgültig gelöscht ist.',
    en: 'This id belongs to a deleted campaign. It becomes free once that is deleted for good after 30 days.',
  },
  'external-id-taken': {
    de: 'Diese Kennung gehört schon zu etwas anderem.',
    en: 'This id already belongs to something else.',
  },
  'client-missing': {
    de: 'Bitte nennen Sie den Kunden.',
    en: 'Please name the client.',
  },
  'too-far': {
    de: 'Das liegt mehr als hundert Jahre vom Beginn der Vorlage entfernt.',
    en: 'That is more than a hundred years from the start of the campaign that is copied.',
  },
  'ends-before-start': {
    de: 'Das Ende liegt vor dem Beginn.',
    en: 'The end is before the start.',
  },
  'wrong-pauses': {
    de: 'Pausen liegen innerhalb der Laufzeit und überschneiden sich nicht.',
    en: 'Pauses must lie within the flight and must not overlap.',
  },
  'in-the-past': {
    de: 'Der Tag ist schon vorbei.',
    en: 'That day is over.',
  },
} satisfies Record<string, ProblemText>
