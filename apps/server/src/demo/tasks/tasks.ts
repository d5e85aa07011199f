import type { TenantKey } from '../tenants.ts'

export type DemoStatus = 'open' | 'inProgress' | 'done'

export interface DemoTask {
  title: string
  description?: string
  priority?: 'urgent' | 'high' | 'middle' | 'low'
  /** Days from the first start to when it is due; absent: it has no date. */
  due?: number
  start?: number
  /** Sign-ins of those it is given to. */
  for?: readonly string[]
  by: string
  tags?: readonly string[]
  /** What is to be done for it; those that are done begin with a tick. */
  steps?: readonly string[]
  /** Names of campaigns and of files that belong to it. */
  campaigns?: readonly string[]
  files?: readonly string[]
}

interface DemoBucket {
  name: string
  status: DemoStatus | null
  /** How many open tasks it should hold at most; absent: as many as come. */
  limit?: number
  tasks: readonly DemoTask[]
}

export interface DemoTaskList {
  buckets: readonly DemoBucket[]
}

const aylin = 'aylin.kaya'
const maren = 'maren.thiessen'
const sabine = 'sabine.moser'
const korbinian = 'korbinian.huber'
const friederike = 'friederike.gimborn'
const lea = 'lea.scholz'
const jonas = 'jonas.petersen'
const tobias = 'tobias.brandt'
const andreas = 'andreas.lindner'
const nadine = 'nadine.wolff'
const priya = 'priya.raman'

const alpenquell: DemoTaskList = {
  buckets: [
    {
      name: 'Briefing',
      status: 'open',
      tasks: [
        {
          title: 'Briefing Herbst Gastro schärfen',
          description:
            'Zielgruppe und Gebiet stehen, beim Budget fehlt noch die Aufteilung auf Fachpresse und Digital.',
          priority: 'high',
          due: -3,
          for: [aylin],
          by: sabine,
          tags: ['Gastro'],
          steps: ['✓ Zielgruppe', '✓ Gebiet', 'Aufteilung des Budgets', 'Zeitraum'],
          campaigns: ['Herbst Gastro'],
        },
        {
          title: 'Eckdaten für Nachhaltigkeit 2.0 einholen',
          priority: 'middle',
          due: 6,
          for: [aylin, korbinian],
          by: aylin,
          tags: ['Nachhaltigkeit'],
          campaigns: ['Nachhaltigkeit 2.0'],
        },
        {
          title: 'Mehrweg-Zahlen bei der Produktion anfragen',
          priority: 'low',
          for: [korbinian],
          by: sabine,
          tags: ['Nachhaltigkeit'],
        },
        {
          title: 'Wunschflächen fürs Oktoberfest sammeln',
          priority: 'middle',
          due: 12,
          for: [friederike],
          by: aylin,
          tags: ['Out-of-Home', 'Wiesn'],
          campaigns: ['Wiesn-Spezial'],
        },
        { title: 'Ideen für den Jahresauftakt sammeln', priority: 'low', due: 34, by: aylin },
      ],
    },
    {
      name: 'In Arbeit',
      status: 'inProgress',
      limit: 5,
      tasks: [
        {
          title: 'Streuplan TV KW 23–35 aktualisieren',
          description: 'KW 28 bleibt frei, das Geld verteilt sich auf die beiden Wochen danach.',
          priority: 'urgent',
          start: -6,
          due: -1,
          for: [aylin],
          by: aylin,
          tags: ['TV'],
          steps: ['✓ KW 28 streichen', 'Sendeplätze umbuchen', 'Reichweite neu rechnen'],
          campaigns: ['Sommerfrische Classic'],
          files: ['Streuplan TV KW 23–35.xlsx'],
        },
        {
          title: 'Suchbegriffe Zitrone für DACH übersetzen',
          priority: 'middle',
          due: 1,
          for: [lea],
          by: aylin,
          tags: ['Search', 'Zitrone'],
          campaigns: ['Zitrone Launch DACH'],
        },
        {
          title: 'Großflächen ohne Text am unteren Rand anlegen',
          priority: 'high',
          due: 0,
          for: [friederike, lea],
          by: friederike,
          tags: ['Out-of-Home', 'Kreation'],
          steps: ['✓ Rahmen ausmessen', '✓ Motiv 02 anpassen', 'Motiv 03 anpassen'],
          files: ['Megalight Motiv 02 v2.png'],
        },
        {
          title: 'Radiospot Quellzwerge kürzen',
          priority: 'high',
          due: -4,
          for: [aylin, lea],
          by: sabine,
          tags: ['Radio', 'Quellzwerge'],
          campaigns: ['Kids Schulstart'],
        },
        {
          title: 'Zweitplatzierungen im Handel fotografieren',
          priority: 'low',
          due: 8,
          for: [korbinian],
          by: korbinian,
        },
      ],
    },
    {
      name: 'Beim Kunden',
      status: null,
      tasks: [
        {
          title: 'Freigabe der Wiesn-Motive nachfassen',
          priority: 'urgent',
          due: -2,
          for: [aylin, sabine],
          by: aylin,
          tags: ['Wiesn'],
          campaigns: ['Wiesn-Spezial'],
        },
        {
          title: 'Etikett mit hellerem Packshot bestätigen',
          priority: 'high',
          due: -5,
          for: [sabine, korbinian],
          by: lea,
          tags: ['Kreation'],
          steps: ['✓ Packshot hochladen', 'Farbe am Regal vergleichen'],
        },
        {
          title: 'Budgetaufteilung Digital bestätigen',
          priority: 'middle',
          due: 2,
          for: [sabine],
          by: aylin,
          tags: ['Budget'],
          campaigns: ['Zitrone Launch DACH'],
        },
        {
          title: 'Rechnungsadresse für die Kinobuchung klären',
          priority: 'middle',
          due: -7,
          for: [aylin],
          by: sabine,
          tags: ['Rechnung'],
        },
      ],
    },
    {
      name: 'Erledigt',
      status: 'done',
      tasks: [
        {
          title: 'Protokoll vom Jahresgespräch verschicken',
          due: -9,
          for: [aylin],
          by: aylin,
        },
        {
          title: 'Sprechertext Sommerfrische abnehmen',
          priority: 'high',
          due: -14,
          for: [sabine, lea],
          by: lea,
          tags: ['Radio'],
          steps: ['✓ Lange Fassung', '✓ Kurze Fassung'],
        },
        {
          title: 'Stelle am Bahnhof Rosenheim reservieren',
          due: -11,
          for: [friederike],
          by: korbinian,
          tags: ['Out-of-Home'],
        },
        {
          title: 'Zugänge für die neue Kollegin anlegen',
          priority: 'low',
          for: [maren],
          by: aylin,
        },
      ],
    },
  ],
}

const wohnwerk: DemoTaskList = {
  buckets: [
    {
      name: 'Briefing',
      status: 'open',
      tasks: [
        {
          title: 'Prospekt Küchenwochen: Auflage je Filiale abfragen',
          priority: 'high',
          due: 3,
          for: [nadine, tobias],
          by: jonas,
          tags: ['Prospekt'],
          campaigns: ['Küchenwochen Frühjahr'],
        },
        {
          title: 'Gartenmöbel Süd: Anzeigenschluss prüfen',
          due: 16,
          for: [jonas],
          by: jonas,
          campaigns: ['Gartenmöbel Süd'],
        },
        { title: 'Ladendurchsagen für das Frühjahr texten', priority: 'low', by: andreas },
        {
          title: 'Motivwahl für die Beilage abstimmen',
          due: 10,
          for: [jonas, andreas, nadine],
          by: jonas,
          tags: ['Prospekt'],
        },
      ],
    },
    {
      name: 'In Arbeit',
      status: 'inProgress',
      tasks: [
        {
          title: 'Eröffnungsanzeige Göttingen für Samstag schieben',
          priority: 'urgent',
          due: -1,
          for: [jonas, nadine],
          by: andreas,
          tags: ['Göttingen'],
          steps: ['✓ Verlag anrufen', 'Neue Druckdaten schicken'],
          campaigns: ['Neueröffnung Göttingen'],
        },
        {
          title: 'Restplätze Radio in Kassel buchen',
          priority: 'middle',
          due: 0,
          for: [jonas],
          by: jonas,
          tags: ['Radio'],
          campaigns: ['Räumungsverkauf Kassel'],
        },
        {
          title: 'Fotos der Musterküchen freistellen',
          priority: 'middle',
          due: 7,
          for: [tobias],
          by: jonas,
        },
      ],
    },
    {
      name: 'Erledigt',
      status: 'done',
      tasks: [
        { title: 'Öffnungszeiten im Prospekt geändert', due: -6, for: [nadine], by: nadine },
        { title: 'Abrechnung der Black Week abgelegt', due: -20, for: [jonas], by: andreas },
      ],
    },
  ],
}

const voltrad: DemoTaskList = {
  buckets: [
    {
      name: 'Briefing',
      status: 'open',
      tasks: [
        {
          title: 'Collect dealer addresses for Dealer Days',
          priority: 'high',
          due: 4,
          for: [priya],
          by: aylin,
          campaigns: ['Dealer Days'],
        },
        { title: 'Agree on a tone of voice for Austin', due: 20, for: [aylin, priya], by: aylin },
        { title: 'Find a photographer for the test rides', priority: 'low', by: priya },
      ],
    },
    {
      name: 'In progress',
      status: 'inProgress',
      tasks: [
        {
          title: 'Split the Urban Range budget by publisher',
          priority: 'middle',
          due: 5,
          for: [aylin],
          by: priya,
          tags: ['Budget'],
          campaigns: ['Urban Range'],
        },
        {
          title: 'Record the web radio spot once more',
          priority: 'urgent',
          due: 1,
          for: [aylin],
          by: aylin,
          tags: ['Web radio'],
          steps: ['✓ Book the studio', 'Send the new text'],
          campaigns: ['Austin Soft Launch'],
        },
      ],
    },
    {
      name: 'With the client',
      status: null,
      tasks: [{ title: 'Sign off the launch film', due: 9, for: [priya], by: aylin }],
    },
    {
      name: 'Done',
      status: 'done',
      tasks: [{ title: 'Set up the Austin ad account', due: -8, for: [aylin], by: aylin }],
    },
  ],
}

/** The three lists of tasks, 34 tasks together: five are overdue for Aylin, two for Sabine. */
export const demoTaskLists: Readonly<Record<TenantKey, DemoTaskList>> = {
  alpenquell,
  wohnwerk,
  voltrad,
}
