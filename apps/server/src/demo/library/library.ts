import type { TenantKey } from '../tenants.ts'

/**
 * A file: its name, who uploaded it, how many days ago, and who uploaded its former versions when,
 * from the first (D-09). Its content follows from the name.
 */
export type DemoFile = readonly [
  name: string,
  by: string,
  daysAgo: number,
  former?: readonly (readonly [by: string, daysAgo: number])[],
]

/** Under what a content of a file is kept until the rows are written. */
export const contentName = (name: string, version: number) => `${name} ${version}`

export interface DemoFolder {
  name: string
  /** Names of client groups that see it; absent: as the folder above. Staff groups are added. */
  clients?: readonly string[]
  /** Data Solutions see it, too. */
  isReporting?: boolean
  files?: readonly DemoFile[]
  folders?: readonly DemoFolder[]
}

const longName =
  'Abstimmung Mediastrategie Sommerfrische Classic mit Vertrieb, Handel und Gastronomie – Protokolle der sechsten Runde.pdf'

const alpenquellPlans = (year: number): DemoFolder => ({
  name: `Mediapläne ${year}`,
  files: [
    [`Jahresübersicht ${year}.xlsx`, 'aylin.kaya', 30],
    [`Budgetverteilung ${year}.pdf`, 'aylin.kaya', 28],
  ],
  folders: [
    {
      name: 'Sommerfrische Classic',
      files: [
        ['Plan v3 – Sommerfrische.pdf', 'aylin.kaya', 2],
        ['Plan v2 – Sommerfrische.pdf', 'aylin.kaya', 16],
        ['Kick-off Sommerfrische.docx', 'friederike.gimborn', 44],
      ],
      folders: [
        {
          name: 'TV',
          files: [['Senderauswahl TV.xlsx', 'aylin.kaya', 20]],
          folders: [
            {
              name: 'Streupläne',
              files: [
                ['Streuplan TV KW 14–22.xlsx', 'aylin.kaya', 9],
                ['Streuplan TV KW 23–35.xlsx', 'aylin.kaya', 3],
              ],
              folders: [
                {
                  name: 'Archiv',
                  files: [
                    ['Streuplan TV KW 14–22 (Entwurf).xlsx', 'aylin.kaya', 40],
                    ['Streuplan TV KW 23–35 (Entwurf).xlsx', 'aylin.kaya', 35],
                  ],
                },
              ],
            },
          ],
        },
        {
          name: 'Out-of-Home',
          files: [
            ['Stellenliste Oberbayern.csv', 'friederike.gimborn', 12],
            ['Stellenliste München.csv', 'friederike.gimborn', 12],
            ['Standortfoto Rosenheim Bahnhof.png', 'friederike.gimborn', 7],
            ['CityScreen Belegung.pdf', 'friederike.gimborn', 5],
          ],
        },
        {
          name: 'Digital & Social',
          files: [
            ['Zielgruppen Social.json', 'aylin.kaya', 15],
            ['Werbemittel-Spezifikation.md', 'aylin.kaya', 15],
            ['Formate und Größen.xlsx', 'aylin.kaya', 14],
          ],
        },
      ],
    },
    {
      name: 'Zitrone Launch DACH',
      files: [
        ['Zitrone Launch DACH – Pitch.pptx', 'aylin.kaya', 11],
        ['Mediaplan Zitrone DACH v1.pdf', 'aylin.kaya', 6],
        ['Budget Zitrone nach Ländern.xlsx', 'aylin.kaya', 6],
        ['Zeitleiste Zitrone.pdf', 'aylin.kaya', 4],
      ],
    },
    {
      name: 'Kids Schulstart',
      files: [
        ['Mediaplan Quellzwerge Schulstart.pdf', 'aylin.kaya', 1],
        ['Funkplan Schulstart.xlsx', 'aylin.kaya', 1],
      ],
    },
  ],
})

const alpenquellReports: DemoFolder = {
  name: 'Reportings',
  isReporting: true,
  files: [['Lesehilfe Kennzahlen.md', 'aylin.kaya', 60]],
  folders: [
    {
      name: 'Wochenberichte',
      files: [
        ['Wochenbericht KW 18.pdf', 'aylin.kaya', 24],
        ['Wochenbericht KW 19.pdf', 'aylin.kaya', 17],
        ['Wochenbericht KW 20.pdf', 'aylin.kaya', 10],
        ['Rohdaten KW 20.csv', 'aylin.kaya', 10],
        ['Wochenbericht KW 21.pdf', 'aylin.kaya', 3],
      ],
    },
    {
      name: 'Brand Tracking',
      files: [
        ['Markenbekanntheit Q1.pdf', 'aylin.kaya', 48],
        ['Markenbekanntheit Q1 – Tabellen.xlsx', 'aylin.kaya', 48],
      ],
    },
  ],
}

const alpenquell = (year: number): DemoFolder[] => [
  alpenquellPlans(year),
  {
    name: 'Kreation',
    folders: [
      {
        name: 'Plakatmotive',
        files: [
          ['Megalight Motiv 01.png', 'aylin.kaya', 18],
          ['Megalight Motiv 02.png', 'aylin.kaya', 18],
          ['Megalight Motiv 02 v2.png', 'aylin.kaya', 3],
          ['Gipfelglück quer.png', 'sabine.moser', 11],
          ['Zitrone hoch.png', 'korbinian.huber', 6, [['korbinian.huber', 8]]],
        ],
      },
      {
        name: 'Funkspots',
        files: [
          ['Spot 20s – Sommerfrische.wav', 'aylin.kaya', 13],
          ['Spot 10s – Reminder.wav', 'aylin.kaya', 13],
          ['Sprechertext Sommerfrische.txt', 'lea.scholz', 17],
        ],
      },
      {
        name: 'Social Assets',
        files: [
          ['Story 01 Almwiese.png', 'lea.scholz', 10],
          ['Story 02 Bergsee.png', 'lea.scholz', 10],
          ['Alle Stories.zip', 'lea.scholz', 9],
          ['Bildtexte Social.md', 'lea.scholz', 9],
        ],
      },
    ],
  },
  {
    name: 'Briefings',
    files: [
      [`Briefing Sommer ${year}.docx`, 'sabine.moser', 90],
      ['Briefing Zitrone Launch.docx', 'korbinian.huber', 55],
      ['Briefing Nachhaltigkeit 2.0.docx', 'sabine.moser', 21],
      ['Rückfragen zum Briefing.txt', 'aylin.kaya', 20],
    ],
  },
  alpenquellReports,
  {
    name: 'Verträge & Rechnungen',
    clients: ['Kunde – Geschäftsleitung', 'Kunde – Controlling'],
    files: [
      [`Rahmenvertrag ${year}.pdf`, 'aylin.kaya', 120],
      ['Konditionen TV.xlsx', 'aylin.kaya', 118],
    ],
  },
  {
    name: 'Geschäftsleitung',
    clients: ['Kunde – Geschäftsleitung'],
    files: [
      ['Vorstandsvorlage Mediabudget.pdf', 'aylin.kaya', 8],
      ['Wettbewerbsanalyse vertraulich.docx', 'aylin.kaya', 14],
    ],
    folders: [
      {
        name: `Strategie ${year + 1}`,
        files: [[`Szenarien ${year + 1}.xlsx`, 'aylin.kaya', 5]],
      },
    ],
  },
  {
    name: 'Protokolle',
    files: [
      ['Jour fixe April.docx', 'aylin.kaya', 62],
      ['Jour fixe Mai.docx', 'aylin.kaya', 33],
      [longName, 'aylin.kaya', 19],
    ],
  },
  {
    name: '📸 Fotos Sommerevent',
    files: [
      ['Gruppenbild ☀️ Rosenheim.png', 'korbinian.huber', 6],
      ['Verkostung Übersee.png', 'korbinian.huber', 6],
      ['Bühne & Publikum.png', 'korbinian.huber', 6],
    ],
  },
]

const wohnwerk = (year: number): DemoFolder[] => [
  {
    name: `Aktionspläne ${year}`,
    files: [[`Aktionskalender ${year}.xlsx`, 'jonas.petersen', 40]],
    folders: [
      {
        name: 'Neueröffnung Göttingen',
        clients: ['Kunde – Marketing', 'Kunde – Geschäftsleitung', 'Kunde – Filialen Mitte'],
        files: [
          ['Mediaplan Göttingen.pdf', 'jonas.petersen', 4],
          ['Verteilgebiet Prospekt.csv', 'jonas.petersen', 6],
          ['Anzeige Eröffnung.png', 'jonas.petersen', 5],
          ['Funkspot Eröffnung.wav', 'jonas.petersen', 3],
        ],
      },
      {
        name: 'Küchenwochen Frühjahr',
        files: [
          ['Mediaplan Küchenwochen.pdf', 'jonas.petersen', 9],
          ['Mailing Küchenwochen.docx', 'jonas.petersen', 10],
        ],
      },
      {
        name: 'Räumungsverkauf Kassel',
        files: [['Mediaplan Räumungsverkauf.pdf', 'jonas.petersen', 28]],
      },
    ],
  },
  {
    name: 'Prospekte',
    files: [
      ['Prospekt Wohnträume Titel.png', 'andreas.lindner', 7],
      ['Prospekt Wohnträume Druckdaten.zip', 'andreas.lindner', 7],
    ],
  },
  {
    name: 'Filialen Nord',
    clients: ['Kunde – Filialen Nord'],
    files: [['Wochenend-Aktion Lüneburg.pdf', 'jonas.petersen', 11]],
  },
  {
    name: 'Filialen Süd',
    clients: ['Kunde – Filialen Süd'],
    files: [['Gartenmöbel Würzburg.pdf', 'jonas.petersen', 13]],
  },
  {
    name: 'Geschäftsleitung',
    clients: ['Kunde – Geschäftsleitung'],
    files: [['Werbekostenquote nach Filialen.xlsx', 'jonas.petersen', 15]],
  },
  {
    name: 'Reportings',
    isReporting: true,
    files: [
      ['Wirkung Prospektverteilung.pdf', 'jonas.petersen', 12],
      ['Frequenz je Filiale.csv', 'jonas.petersen', 12],
    ],
  },
]

const voltrad = (year: number): DemoFolder[] => [
  {
    name: `Media Plans ${year}`,
    folders: [
      {
        name: 'Urban Range',
        files: [
          ['Media Plan Urban Range.pdf', 'aylin.kaya', 7],
          ['Publisher Split.xlsx', 'aylin.kaya', 7],
          ['Keyword List.csv', 'aylin.kaya', 12],
        ],
      },
      {
        name: 'Austin Soft Launch',
        files: [
          ['Media Plan Austin.pdf', 'aylin.kaya', 3],
          ['Web Radio Spot.wav', 'aylin.kaya', 5],
        ],
      },
    ],
  },
  {
    name: 'Creatives',
    files: [
      ['Urban Range Hero.png', 'priya.raman', 9],
      ['Urban Range Story.png', 'priya.raman', 9],
      ['Banner Set.zip', 'aylin.kaya', 6],
    ],
  },
  {
    name: 'Tracking',
    isReporting: true,
    files: [
      ['Event Schema.json', 'aylin.kaya', 20],
      ['Performance Week 20.csv', 'aylin.kaya', 4],
    ],
  },
  {
    name: 'Management',
    clients: ['Kunde – Geschäftsleitung'],
    files: [['Board Update.pdf', 'aylin.kaya', 10]],
  },
]

/** What lies in the file explorer of each tenant. */
export const libraries: Readonly<Record<TenantKey, (year: number) => DemoFolder[]>> = {
  alpenquell,
  wohnwerk,
  voltrad,
}
