/** A text in both languages. */
export interface Name {
  de: string
  en: string
}

/**
 * Every act of the audit log, in both languages (T-05). This is the one place that a new act is added
 * to: `audit` accepts no other, and the screen, its filter and the export take the names from here.
 */
export const auditActions = {
  'seminar.groups-signed-up': { de: 'Gruppen angemeldet', en: 'Groups signed up' },
  'seminar.people-signed-off': { de: 'Personen abgemeldet', en: 'People signed off' },
  'seminar.attendance-set': { de: 'Teilnahme festgehalten', en: 'Attendance set' },
  'seminar.attempt-reset': { de: 'Lektion neu begonnen', en: 'Lesson started anew' },
  'seminar.reminded': { de: 'An Schulung erinnert', en: 'Reminded of a seminar' },
  'certificate.withdrawn': { de: 'Zertifikat zurückgezogen', en: 'Certificate withdrawn' },
  'sign-in.accepted': { de: 'Anmeldung', en: 'Signed in' },
  'sign-in.failed': { de: 'Anmeldung gescheitert', en: 'Sign-in failed' },
  'sign-in.ended': { de: 'Abmeldung', en: 'Signed out' },
  'session.ended': { de: 'Sitzung beendet', en: 'Session ended' },
  'sessions.ended': { de: 'Überall abgemeldet', en: 'Signed out everywhere' },
  'user.password-reset-requested': {
    de: 'Neues Kennwort angefordert',
    en: 'New password requested',
  },
  'user.password-changed': { de: 'Kennwort geändert', en: 'Password changed' },
  'authenticator-app.added': {
    de: 'Authentifizierungs-App eingerichtet',
    en: 'Authenticator app set up',
  },
  'authenticator-app.removed': {
    de: 'Authentifizierungs-App entfernt',
    en: 'Authenticator app removed',
  },
  'passkey.added': { de: 'Passkey hinzugefügt', en: 'Passkey added' },
  'passkey.removed': { de: 'Passkey entfernt', en: 'Passkey removed' },
  'recovery-codes.made': {
    de: 'Wiederherstellungscodes erstellt',
    en: 'Recovery codes created',
  },
  'recovery-code.used': { de: 'Wiederherstellungscode benutzt', en: 'Recovery code used' },
  'second-factor.reset': { de: 'Zweiter Faktor zurückgesetzt', en: 'Second factor reset' },
  'user.email-change-requested': {
    de: 'Neue E-Mail-Adresse angefordert',
    en: 'New e-mail address requested',
  },
  'user.email-changed': { de: 'E-Mail-Adresse geändert', en: 'E-mail address changed' },
  'user.sign-in-blocked': { de: 'Anmeldung gebremst', en: 'Sign-in slowed down' },
  'user.invited': { de: 'Person eingeladen', en: 'Person invited' },
  'user.joined': { de: 'Konto nach Einladung angelegt', en: 'Account created after invitation' },
  'user.changed': { de: 'Person geändert', en: 'Person changed' },
  'user.roles-changed': { de: 'Rolle geändert', en: 'Role changed' },
  'invitation.accepted': { de: 'Einladung angenommen', en: 'Invitation accepted' },
  'invitation.declined': { de: 'Einladung abgelehnt', en: 'Invitation declined' },
  'user.activated': { de: 'Person aktiviert', en: 'Person activated' },
  'user.deactivated': { de: 'Person deaktiviert', en: 'Person deactivated' },
  'user.added-by-directory': {
    de: 'Person vom Verzeichnis angelegt',
    en: 'Person added by directory',
  },
  'user.removed-by-directory': {
    de: 'Person vom Verzeichnis entfernt',
    en: 'Person removed by directory',
  },
  'user.assigned': { de: 'Berichtskonto zugeordnet', en: 'Reporting account assigned' },
  'user-group.created': { de: 'Gruppe angelegt', en: 'Group created' },
  'user-group.changed': { de: 'Gruppe geändert', en: 'Group changed' },
  'user-group.mapped': {
    de: 'Gruppe des Verzeichnisses zugeordnet',
    en: 'Directory group mapped',
  },
  'user-group.deleted': { de: 'Gruppe gelöscht', en: 'Group deleted' },
  'user-group.member-added': { de: 'In Gruppe aufgenommen', en: 'Added to group' },
  'user-group.member-removed': { de: 'Aus Gruppe entfernt', en: 'Removed from group' },
  'page.created': { de: 'Seite angelegt', en: 'Page created' },
  'page.changed': { de: 'Seite geändert', en: 'Page changed' },
  'page.deleted': { de: 'Seite gelöscht', en: 'Page deleted' },
  'page.restored': { de: 'Seite wiederhergestellt', en: 'Page restored' },
  'component.placed': { de: 'Modul auf Seite platziert', en: 'Module placed on page' },
  'customer.created': { de: 'Kunde hinzugefügt', en: 'Client added' },
  'customer.renamed': { de: 'Kunde umbenannt', en: 'Client renamed' },
  'customer.archived': { de: 'Kunde archiviert', en: 'Client archived' },
  'customer.restored': { de: 'Kunde wiederhergestellt', en: 'Client restored' },
  'contacts.imported': { de: 'Kontakte übernommen', en: 'Contacts imported' },
  'timeline.imported': {
    de: 'Einträge einer Zeitleiste übernommen',
    en: 'Timeline items imported',
  },
  'component.groups-changed': { de: 'Sichtbarkeit geändert', en: 'Visibility changed' },
  'component.deleted': { de: 'Inhalt gelöscht', en: 'Item deleted' },
  'component.restored': { de: 'Inhalt wiederhergestellt', en: 'Item restored' },
  'component.purged': { de: 'Inhalt endgültig gelöscht', en: 'Item deleted for good' },
  'component.replaced': { de: 'Datei ersetzt', en: 'File replaced' },
  'component.version-restored': { de: 'Dateiversion wiederhergestellt', en: 'Version restored' },
  'component.downloaded': { de: 'Datei heruntergeladen', en: 'File downloaded' },
  'invoice-recipient.changed': {
    de: 'Rechnungsanschrift geändert',
    en: 'Invoice address changed',
  },
  'invoice.document-added': { de: 'PDF einer Rechnung übernommen', en: 'PDF of an invoice added' },
  'invoice.document-replaced': {
    de: 'PDF einer Rechnung ersetzt',
    en: 'PDF of an invoice replaced',
  },
  'invoice.quarantined': {
    de: 'Schadsoftware gefunden, Rechnung gesperrt',
    en: 'Malware found, invoice locked',
  },
  'invoice.downloaded': { de: 'Rechnung heruntergeladen', en: 'Invoice downloaded' },
  'file-share.created': { de: 'Freigabelink erstellt', en: 'Share link created' },
  'file-request.created': { de: 'Dateien angefordert', en: 'Files requested' },
  'file-request.received': { de: 'Angeforderte Datei erhalten', en: 'Requested file received' },
  'file-request.removed': { de: 'Anforderung von Dateien beendet', en: 'Request for files ended' },
  'component.quarantined': {
    de: 'Schadsoftware gefunden, Datei gesperrt',
    en: 'Malware found, file locked',
  },
  'campaign-document.quarantined': {
    de: 'Schadsoftware gefunden, Dokument gesperrt',
    en: 'Malware found, document locked',
  },
  'file-share.removed': { de: 'Freigabelink zurückgenommen', en: 'Share link removed' },
  'file-share.opened': { de: 'Freigabelink genutzt', en: 'Share link used' },
  'calendar-feed.created': { de: 'Kalenderadresse erstellt', en: 'Calendar address created' },
  'calendar-feed.removed': { de: 'Kalenderadresse zurückgezogen', en: 'Calendar address removed' },
  'approval.approved': { de: 'Freigabe erteilt', en: 'Approved' },
  'approval.approved-with-condition': {
    de: 'Freigabe mit Auflage erteilt',
    en: 'Approved with a condition',
  },
  'approval.condition-met': { de: 'Auflage als erfüllt gemeldet', en: 'Condition marked as met' },
  'approval.condition-reopened': { de: 'Auflage wieder offen', en: 'Condition open again' },
  'approval.rejected': { de: 'Freigabe abgelehnt', en: 'Rejected' },
  'approval.reminded': { de: 'An Freigabe erinnert', en: 'Reminder of an approval sent' },
  'approval.deputy-named': { de: 'Vertretung eingesetzt', en: 'Deputy named' },
  'approval.deputy-ended': { de: 'Vertretung beendet', en: 'Deputy ended' },
  'campaign.created': { de: 'Kampagne angelegt', en: 'Campaign created' },
  'campaign.deleted': { de: 'Kampagne gelöscht', en: 'Campaign deleted' },
  'campaign.restored': {
    de: 'Gelöschte Kampagne wiederhergestellt',
    en: 'Deleted campaign restored',
  },
  'campaign.audience-changed': {
    de: 'Sichtbarkeit einer Kampagne geändert',
    en: 'Audience of a campaign changed',
  },
  'channel.removed': { de: 'Kanal aus dem Plan entfernt', en: 'Channel removed from plan' },
  'channel.restored': { de: 'Entfernter Kanal wiederhergestellt', en: 'Removed channel restored' },
  'channel.deadline-changed': { de: 'Frist eines Kanals geändert', en: 'Channel deadline changed' },
  'channel.state-changed': { de: 'Kanalstatus geändert', en: 'Channel status changed' },
  'direct-order.status-changed': {
    de: 'Status einer Direktbestellung geändert',
    en: 'Direct order status changed',
  },
  'direct-order.approval-asked': {
    de: 'Freigabe einer Direktbestellung angefragt',
    en: 'Approval of direct order requested',
  },
  'direct-order.approved': { de: 'Direktbestellung freigegeben', en: 'Direct order approved' },
  'direct-order.rejected': { de: 'Direktbestellung abgelehnt', en: 'Direct order rejected' },
  'region-budget.changed': {
    de: 'Jahresrahmen einer Region geändert',
    en: 'Yearly budget of a region changed',
  },
  'direct-order.canceled': { de: 'Direktbestellung storniert', en: 'Direct order cancelled' },
  'preview.started': {
    de: 'Ansicht als andere Person begonnen',
    en: 'Viewing as somebody else started',
  },
  'preview.ended': {
    de: 'Ansicht als andere Person beendet',
    en: 'Viewing as somebody else ended',
  },
  'integration.created': { de: 'Schnittstelle angelegt', en: 'Integration created' },
  'integration.changed': { de: 'Schnittstelle geändert', en: 'Integration changed' },
  'integration.rotated': {
    de: 'Neues Token einer Schnittstelle erstellt',
    en: 'New token of an integration created',
  },
  'integration.revoked': { de: 'Schnittstelle widerrufen', en: 'Integration revoked' },
  'theme.created': { de: 'Design angelegt', en: 'Theme created' },
  'theme.changed': { de: 'Design geändert', en: 'Theme changed' },
  'theme.deleted': { de: 'Design gelöscht', en: 'Theme deleted' },
  'configuration.changed': { de: 'Einstellung geändert', en: 'Setting changed' },
  'report-account.set': { de: 'Berichtszugang gesetzt', en: 'Reporting sign-in set' },
  'application.created': { de: 'Anwendung eingerichtet', en: 'Application set up' },
} as const satisfies Readonly<Record<string, Name>>

/** An act that has a name. */
export type AuditAction = keyof typeof auditActions

/** What acts are done to, in both languages. */
export const auditObjectTypes = {
  user: { de: 'Person', en: 'Person' },
  'user-group': { de: 'Gruppe', en: 'Group' },
  component: { de: 'Inhalt', en: 'Item' },
  page: { de: 'Seite', en: 'Page' },
  invoice: { de: 'Rechnung', en: 'Invoice' },
  customer: { de: 'Kunde', en: 'Client' },
  'calendar-feed': { de: 'Kalenderadresse', en: 'Calendar address' },
  channel: { de: 'Kanal', en: 'Channel' },
  campaign: { de: 'Kampagne', en: 'Campaign' },
  'campaign-document': { de: 'Dokument einer Kampagne', en: 'Campaign document' },
  integration: { de: 'Schnittstelle', en: 'Integration' },
  theme: { de: 'Design', en: 'Theme' },
  configuration: { de: 'Einstellung', en: 'Setting' },
  application: { de: 'Anwendung', en: 'Application' },
} as const satisfies Readonly<Record<string, Name>>

/** A kind of object that has a name. */
export type AuditObjectType = keyof typeof auditObjectTypes
