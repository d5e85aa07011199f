import type { timelineTypes } from '@atrium/api-client/contract'
import type { TenantKey } from '../tenants.ts'

export interface DemoTimelineItem {
  title: string
  text?: string
  type: (typeof timelineTypes)[number]
  icon?: string
  url?: string
  by: string
  /** Days after the first start; negative before it. */
  inDays: number
}

/** What an item has in the database. */
export const timelineColumns = {
  application_id: 'int',
  component_id: 'int',
  title: 'text',
  text: 'text',
  date: 'date',
  type: 'text',
  icon: 'text',
  url: 'text',
  created_at: 'timestamptz',
  created_by: 'int',
}

const aylin = 'aylin.kaya'
const friederike = 'friederike.gimborn'
const maren = 'maren.thiessen'
const jonas = 'jonas.petersen'

/** What happens between agency and client, the latest first: 23 items, so that there is a second page. */
const alpenquell: readonly DemoTimelineItem[] = [
  {
    title: 'Wiesn-Spezial startet',
    text: 'Außenwerbung rund um die Theresienwiese, dazu Radio und Zeitung in München und Umland.',
    type: 'campaign',
    icon: 'signpost-big',
    by: aylin,
    inDays: 30,
  },
  {
    title: 'Kids Schulstart geht auf Sendung',
    text: 'Der erste Radiospot läuft am Morgen zwischen sieben und acht, pünktlich zum Frühstück.',
    type: 'campaign',
    icon: 'radio',
    by: aylin,
    inDays: 18,
  },
  {
    title: 'Druckunterlagen für Kids Schulstart gehen an die Verlage',
    text: 'Bis dahin brauchen wir die freigegebenen Anzeigen.',
    type: 'milestone',
    by: aylin,
    inDays: 9,
  },
  {
    title: 'Quartalsgespräch bei Ihnen in Rosenheim',
    text: 'Wir bringen die Zahlen der laufenden Kampagnen mit und einen ersten Vorschlag für den Herbst.',
    type: 'milestone',
    icon: 'handshake',
    by: friederike,
    inDays: 4,
  },
  {
    title: 'Kids Schulstart: Drei Kanäle warten auf Ihre Freigabe',
    text: 'Print, Social Media und Direktwerbung liegen im Posteingang.',
    type: 'info',
    icon: 'list-checks',
    url: '/approvals',
    by: aylin,
    inDays: 0,
  },
  {
    title: 'Plakatmotive „Kids Schulstart“, Version 2',
    text: 'Mit dem kürzeren Satz und dem größeren Logo, wie besprochen.',
    type: 'file',
    icon: 'image',
    url: '/files',
    by: aylin,
    inDays: -1,
  },
  {
    title: 'Halbzeit mit Rückenwind: Der Zwischenstand zum Nachlesen',
    type: 'post',
    url: '/insights',
    by: aylin,
    inDays: -2,
  },
  {
    title: 'Zitrone Launch DACH ist gestartet',
    text: 'TV, Social Media und Suche laufen jetzt in Deutschland, Österreich und der Schweiz.',
    type: 'campaign',
    icon: 'rocket',
    url: '/campaigns',
    by: aylin,
    inDays: -5,
  },
  {
    title: 'Spot „Zitrone“ abgenommen',
    text: 'Die lange und die kurze Fassung sind bei den Sendern.',
    type: 'milestone',
    icon: 'clapperboard',
    by: aylin,
    inDays: -9,
  },
  {
    title: 'Aylin Kaya ist eine Woche im Urlaub',
    text: 'Friederike Gimborn vertritt sie und kennt alle laufenden Kampagnen.',
    type: 'info',
    icon: 'users',
    by: friederike,
    inDays: -13,
  },
  {
    title: 'Streuplan Zitrone Launch DACH',
    text: 'Alle Sender und Sendeplätze auf einen Blick.',
    type: 'file',
    icon: 'calendar-range',
    url: '/files',
    by: aylin,
    inDays: -16,
  },
  {
    title: 'Sommerfrische Classic: Die Hälfte ist geschafft',
    text: '58 Prozent der Zielgruppe haben den Spot mindestens einmal gesehen.',
    type: 'milestone',
    icon: 'target',
    by: aylin,
    inDays: -20,
  },
  {
    title: 'Warum Zitrone zuerst in Wien zu sehen war',
    type: 'post',
    url: '/insights',
    by: friederike,
    inDays: -24,
  },
  {
    title: 'Das Portal kann jetzt Freigaben',
    text: 'Sie sehen alles, was auf Sie wartet, an einer Stelle und geben mit einem Klick frei.',
    type: 'info',
    icon: 'sparkles',
    url: '/approvals',
    by: maren,
    inDays: -31,
  },
  {
    title: 'Mediaplan Sommerfrische Classic, Stand zum Start',
    type: 'file',
    icon: 'file-text',
    url: '/files',
    by: aylin,
    inDays: -38,
  },
  {
    title: 'Sommerfrische Classic ist gestartet',
    text: 'Auf allen Kanälen: TV, Kino, Außenwerbung und digital.',
    type: 'campaign',
    icon: 'tv',
    url: '/campaigns',
    by: aylin,
    inDays: -40,
  },
  {
    title: 'Mediaplan Sommerfrische Classic freigegeben',
    text: 'Danke für die schnelle Rückmeldung – so konnten wir die frühen Plätze noch sichern.',
    type: 'milestone',
    by: aylin,
    inDays: -47,
  },
  {
    title: 'Budget für das zweite Halbjahr steht',
    text: 'Die Verteilung auf die Marken haben wir gemeinsam in der Runde vom Vormittag festgelegt.',
    type: 'milestone',
    icon: 'banknote',
    by: friederike,
    inDays: -61,
  },
  {
    title: 'Briefing Nachhaltigkeit 2.0',
    text: 'Ihre Stichworte zu Mehrweg und Quellenschutz, sortiert und ergänzt.',
    type: 'file',
    icon: 'lightbulb',
    url: '/files',
    by: aylin,
    inDays: -74,
  },
  {
    title: 'Winterbrand: Was wir für das nächste Jahr mitnehmen',
    type: 'post',
    url: '/insights',
    by: aylin,
    inDays: -96,
  },
  {
    title: 'Winterbrand ist zu Ende',
    text: 'Vier Wochen TV und Kino, alle Schaltungen bestätigt.',
    type: 'campaign',
    icon: 'flag',
    url: '/campaigns',
    by: aylin,
    inDays: -120,
  },
  {
    title: 'Neue Mediadaten der Kinovermarkter',
    text: 'Preise und Säle ab dem kommenden Quartal. Ihre gebuchten Plätze bleiben, wie sie sind.',
    type: 'info',
    by: friederike,
    inDays: -158,
  },
  {
    title: 'Winterbrand ist gestartet',
    text: 'Der Spot lief zum ersten Mal vor den Abendnachrichten.',
    type: 'campaign',
    icon: 'tv',
    by: aylin,
    inDays: -210,
  },
]

/** What headquarters and agency tell the stores; the orders of the stores stand between it by themselves. */
const wohnwerk: readonly DemoTimelineItem[] = [
  {
    title: 'Buchungsschluss für die Anzeigenblätter vor Weihnachten',
    text: 'Danach nehmen die Verlage für die Festwochen nichts mehr an.',
    type: 'milestone',
    by: jonas,
    inDays: 12,
  },
  {
    title: 'Neue Bausteine für die Küchenwochen',
    text: 'Anzeige und Radiospot sind fertig gestaltet. Sie ergänzen nur noch Ihre Filiale.',
    type: 'info',
    icon: 'zap',
    url: '/direct-order',
    by: jonas,
    inDays: 0,
  },
  {
    title: 'Der Rahmen je Region steht',
    text: 'Was Ihre Region in diesem Jahr noch bestellen kann, sehen Sie bei den Direktbestellungen.',
    type: 'milestone',
    by: jonas,
    inDays: -6,
  },
  {
    title: 'Ihr neues Portal ist da',
    text: 'Werbung für Ihre Filiale bestellen Sie ab jetzt hier, ohne Anruf und ohne Formular.',
    type: 'info',
    icon: 'rocket',
    by: jonas,
    inDays: -31,
  },
]

export const demoTimelines: Readonly<Partial<Record<TenantKey, readonly DemoTimelineItem[]>>> = {
  alpenquell,
  wohnwerk,
}
