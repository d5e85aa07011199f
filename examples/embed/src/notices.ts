import { inDays } from './data.ts'
import { me } from './jobs.ts'
import type { Notice, NoticeKind } from './notice-service.ts'

const technik = 'Haustechnik Nord'

/** The log of the house, as the service would have it in its database; the first is the newest. */
const told: readonly [days: number, art: NoticeKind, headline: string, more?: Partial<Notice>][] = [
  [24, 'Termin', 'Eigentümerversammlung', { body: 'Um 18 Uhr im Gemeindesaal. Die Tagesordnung kommt zwei Wochen vorher.' }], // prettier-ignore
  [17, 'Termin', 'Rauchmelder werden geprüft', { writer: technik, body: 'Zwischen 8 und 14 Uhr, jede Wohnung etwa zehn Minuten.' }], // prettier-ignore
  [4, 'Termin', 'Hebebühne im Hof', { body: 'Von 7 bis 12 Uhr bleibt die Einfahrt frei: Die Dachrinne wird gereinigt.', link: '/aufgaben?task=4' }], // prettier-ignore
  [0, 'Bericht', 'Heizkreis 2: die Pumpe läuft wieder', { writer: technik, body: 'Im 4. OG fehlt noch der Abgleich. Wir bleiben dran.', link: '/aufgaben?task=6' }], // prettier-ignore
  [0, 'Aushang', 'Maler im Treppenhaus', { body: 'Bitte halten Sie Kinderwagen und Schuhe bis Freitag vom 1. OG fern.', confirmations: 12 }], // prettier-ignore
  [-1, 'Unterlage', 'Protokoll der Begehung', { link: '/unterlagen/4-protokolle', body: 'Mit Fotos vom Dach und vom Keller.' }], // prettier-ignore
  [-3, 'Bericht', 'Kellerlicht auf LED umgestellt', { writer: technik, body: 'Spart im Jahr rund 900 kWh Allgemeinstrom.' }], // prettier-ignore
  [-6, 'Aushang', 'Laub: bitte die Gitter freihalten'],
  [-10, 'Termin', 'Ablesung der Wasserzähler', { writer: technik }],
  [-13, 'Unterlage', 'Abrechnung 2025 verschickt', { link: '/unterlagen/2-abrechnung-2025', body: 'An alle 18 Parteien, mit Belegen zur Einsicht.' }], // prettier-ignore
  [-19, 'Bericht', 'Gegensprechanlage: Restarbeiten erledigt', { writer: technik }],
  [-24, 'Aushang', 'Neue Notdienstnummer', { link: '/unterlagen', confirmations: 17, body: 'Heizung und Wasser, rund um die Uhr: 040 555 0112.' }], // prettier-ignore
  [-31, 'Termin', 'Heizperiode beginnt', { writer: technik }],
  [-36, 'Aushang', 'Sperrmüll im Hof wird abgeholt', { link: '/links' }],
  [-41, 'Bericht', 'Dachboden: keine feuchten Stellen mehr', { writer: technik }],
  [-48, 'Unterlage', 'Angebot für die Haustür', { body: 'Drei Angebote liegen vor; der Beirat entscheidet.' }], // prettier-ignore
  [-55, 'Termin', 'Wartung der Heizung', { writer: technik }],
  [-63, 'Aushang', 'Der Fahrradkeller wird aufgeräumt', { body: 'Räder ohne Namensschild kommen für vier Wochen in den Nebenraum.' }], // prettier-ignore
  [-71, 'Bericht', 'Aufzug: Hauptprüfung bestanden', { writer: technik }],
  [-80, 'Unterlage', 'Energieausweis erneuert'],
  [-92, 'Termin', 'Sommerfest im Hof'],
  [-97, 'Aushang', 'Warmwasser für zwei Stunden abgestellt', { writer: technik }],
  [-110, 'Bericht', 'Fassade zur Straße gereinigt', { writer: technik }],
  [-121, 'Termin', 'Ablesung der Stromzähler', { writer: technik }],
  [
    -134,
    'Unterlage',
    'Vertrag mit der Reinigung verlängert',
    { link: '/unterlagen/3-vertr%C3%A4ge' },
  ],
  [-148, 'Aushang', 'Ruhezeiten in den Ferien'],
  [-163, 'Bericht', 'Spielplatz: neuer Sand', { writer: technik }],
  [-178, 'Termin', 'Eigentümerversammlung im Mai', { body: 'Beschlossen: eine neue Haustür.', link: '/unterlagen/4-protokolle' }], // prettier-ignore
  [-190, 'Unterlage', 'Wirtschaftsplan beschlossen'],
  [-205, 'Aushang', 'Schlüssel für den Waschkeller'],
  [-221, 'Bericht', 'Frostschaden am Hofbrunnen behoben', { writer: technik }],
  [-240, 'Termin', 'Begehung mit dem Beirat'],
  [-262, 'Aushang', 'Winterdienst: so ist er geregelt'],
  [-290, 'Unterlage', 'Versicherung: neue Police'],
]

export const notices = (): Notice[] =>
  told.map(([days, art, headline, more], index) => ({
    nr: told.length - index,
    art,
    day: inDays(days),
    headline,
    body: '',
    link: '',
    symbol: '',
    writer: me,
    edition: 1,
    ...more,
  }))
