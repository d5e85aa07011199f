import type { Slide } from './slides.ts'

const total = 1_240_000
const mix: readonly [channel: string, share: number, role: string][] = [
  ['TV und Connected TV', 0.38, 'Bekanntheit'],
  ['Out-of-Home', 0.22, 'Sichtbarkeit am Markt'],
  ['Social und Creator', 0.18, 'Gespräch'],
  ['Online-Video', 0.14, 'Frequenz'],
  ['Handel und Sampling', 0.08, 'Erster Schluck'],
]
const money = (value: number) => `${value.toLocaleString('de-DE')} €`
const percent = (share: number) => `${Math.round(share * 100)} %`

/** What an agency shows when it wants a launch: where we stand, the idea, the plan, the price. */
export const pitch = (title: string, company: string): Slide[] => [
  {
    title,
    subtitle: `Mediastrategie für ${company} · Brückner Vahl Media, Hamburg`,
    notes: 'Begrüßung, Vorstellung des Teams. Ziel heute: Richtung und Budgetrahmen freigeben.',
  },
  {
    title: 'Ausgangslage: Der Markt wächst, die Aufmerksamkeit nicht',
    points: [
      'Erfrischung ohne Zucker legt im dritten Jahr zweistellig zu',
      'Drei neue Marken drängen bis zum Sommer ins Regal',
      'Unsere Stärke: 71 % kennen den Absender, 58 % vertrauen ihm',
      'Unsere Lücke: Unter 30-Jährige sehen uns als Marke ihrer Eltern',
    ],
    notes: 'Quelle der Bekanntheit: eigenes Tracking, erstes Quartal.',
  },
  {
    title: 'Die Idee: Der erste Schluck gehört dem Sommer',
    points: [
      'Wir besetzen den Moment, nicht das Produkt',
      '  Am Bahnsteig, am See, nach dem Training',
      'Ein Motiv, das überall dasselbe sagt',
      '  Sechs Sekunden reichen, um es zu verstehen',
      'Wer probiert, erzählt es weiter: Sampling ist Teil des Plans',
    ],
  },
  {
    title: 'Zwei Zielgruppen, ein Auftritt',
    points: [
      'Neugierige, 18 bis 29: entdecken auf dem Telefon, kaufen unterwegs',
      '  Social, Creator, Online-Video, digitale Plakate',
      'Haushalte mit Kindern: planen den Einkauf, bleiben einer Marke treu',
      '  TV, Connected TV, Großfläche am Markt',
    ],
  },
  {
    title: 'Mediamix und Budget',
    table: [
      ['Kanal', 'Aufgabe', 'Anteil', 'Budget netto'],
      ...mix.map(([channel, share, role]) => [channel, role, percent(share), money(total * share)]),
      ['Summe', '', percent(1), money(total)],
    ],
    notes: 'Alle Beträge netto, ohne Agenturvergütung und ohne Produktion. Reserve: keine.',
  },
  {
    title: 'Zeitplan: Sechs Wochen Druck, dann Pflege',
    table: [
      ['Phase', 'Wochen', 'Was geschieht'],
      ['Anlauf', 'KW 14–15', 'Creator und Sampling'],
      ['Start', 'KW 16–18', 'TV, Großfläche, Video'],
      ['Vertiefung', 'KW 19–21', 'Social, Connected TV'],
      ['Pflege', 'ab KW 22', 'Digitale Plakate'],
    ],
  },
  {
    title: 'Woran wir uns messen lassen',
    points: [
      'Gestützte Bekanntheit der Sorte: von 0 auf 24 % in acht Wochen',
      'Erstkäufe: 180.000 Haushalte bis Ende Juni',
      'Kosten je erreichtem Haushalt: höchstens 1,15 €',
      'Jede Woche ein Bericht in diesem Portal, offen für alle Beteiligten',
    ],
    notes: 'Den Wochenbericht im Portal zeigen: Reportings, Wochenberichte.',
  },
  {
    title: 'Nächste Schritte',
    points: [
      'Diese Woche: Freigabe von Richtung und Budgetrahmen',
      'In zwei Wochen: Buchung der Plätze, die zuerst vergriffen sind',
      'In vier Wochen: Anlieferung aller Motive bei den Vermarktern',
      'Zum Start: Freigabe des Mediaplans in diesem Portal',
    ],
  },
]
