import type { DemoCampaign } from './campaigns.types.ts'

const stores = ['Kunde – Marketing', 'Kunde – Geschäftsleitung', 'Kunde – Controlling']

export const wohnwerk: readonly DemoCampaign[] = [
  {
    name: 'Neueröffnung Göttingen',
    product: 'Filialen',
    days: [-2, 26],
    budget: 64_900,
    clients: [...stores, 'Kunde – Filialen Mitte'],
    channels: [
      [
        'Tageszeitung Südniedersachsen',
        2,
        'Nordkurier-Verbund',
        30,
        'Purchased',
        { decided: ['approved', 20] },
      ],
      [
        'Prospekt 46.000 Haushalte',
        13,
        'Wochenspiegel Leine',
        26,
        'Confirmed',
        { decided: ['approved', 20] },
      ],
      ['Eröffnungsspot', 6, 'RegioFunk Hessen', 28, 'Purchased', { decided: ['approved', 18] }],
      [
        'City-Light-Poster Innenstadt',
        8,
        'CityScreen OOH',
        16,
        'Purchasing',
        { decided: ['approved', 18] },
      ],
    ],
  },
  {
    name: 'Küchenwochen Frühjahr',
    product: 'Küchen',
    days: [5, 33],
    budget: 148_000,
    clients: [...stores, 'Kunde – Filialen Nord', 'Kunde – Filialen Süd'],
    channels: [
      [
        'Regionalausgaben Nord',
        2,
        'Nordkurier-Verbund',
        32,
        'Approved',
        { decided: ['approved', 9] },
      ],
      ['Regionalausgaben Süd', 2, 'Mainpost-Gruppe', 24, 'Approved', { decided: ['approved', 9] }],
      ['In-Store-Funk Küchen', 10, 'Marktklang', 14, 'Verification', { decided: ['approved', 8] }],
      [
        'Küchenkatalog per Post',
        23,
        'Briefwerk Kassel',
        30,
        'Purchasing',
        { decided: ['approved', 8, 'Nur an Haushalte mit Eigentum.'] },
      ],
    ],
  },
  {
    name: 'Räumungsverkauf Kassel',
    product: 'Filialen',
    days: [-30, 3],
    budget: 39_750,
    channels: [
      [
        'Anzeigenblatt Kassel Stadt',
        13,
        'Wochenspiegel Fulda',
        46,
        'Confirmed',
        { decided: ['approved', 44] },
      ],
      [
        'Funkspot Restposten',
        6,
        'RegioFunk Hessen',
        34,
        'Confirmed',
        { decided: ['approved', 44] },
      ],
      [
        'Funkspot letzte Tage',
        6,
        'RegioFunk Hessen',
        20,
        'Transferred',
        { decided: ['approved', 40] },
      ],
    ],
  },
  {
    name: 'Gartenmöbel Süd',
    product: 'Garten',
    days: [40, 75],
    budget: 72_000,
    dueIn: 12,
    releasedAgo: 3,
    clients: [...stores, 'Kunde – Filialen Süd'],
    channels: [
      ['Wochenendausgaben Süd', 2, 'Mainpost-Gruppe', 58, 'Approving', { isExternal: true }],
      ['Gartenideen Social', 22, 'Plauderkreis', 42, 'Approving', { isExternal: true }],
    ],
  },
  {
    name: 'Black Week',
    product: 'Wohnen',
    days: [-380, -366],
    budget: 210_000,
    channels: [
      ['Display Schnäppchen', 1, 'Adstrom', 44, 'Transferred', { decided: ['approved', 400] }],
      ['Suche Möbelangebote', 15, 'Fundort', 32, 'Transferred', { decided: ['approved', 400] }],
      ['Social Countdown', 22, 'Plauderkreis', 24, 'Transferred', { decided: ['approved', 398] }],
    ],
  },
  {
    name: 'Schlafwelten',
    product: 'Wohnen',
    budget: 55_000,
    channels: [
      [
        'Katalogbeilage',
        3,
        'Mainpost-Gruppe',
        1,
        'Deactivated',
        { decided: ['rejected', 50, 'Wir verschieben das Thema ins nächste Jahr.'] },
      ],
    ],
  },
]
