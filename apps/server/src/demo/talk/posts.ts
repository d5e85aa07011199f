import type { TenantKey } from '../tenants.ts'

export interface DemoPost {
  name: string
  teaser: string
  body: string
  by: string
  /** Days before the first start; absent: a draft. */
  daysAgo?: number
  tags: readonly string[]
  /** Names of client groups that see it; absent: everybody. */
  clients?: readonly string[]
}

const alpenquell: readonly DemoPost[] = [
  {
    name: 'Sommerfrische Classic: Halbzeit mit Rückenwind',
    teaser: 'Nach vier Wochen liegt die Reichweite über Plan – und der Kinostart kommt erst noch.',
    body: `<p>Vier Wochen läuft <strong>Sommerfrische Classic</strong> jetzt, und die Zahlen machen Freude: 58 Prozent der Zielgruppe haben den Spot mindestens einmal gesehen, geplant waren 52.</p><h3>Was gut läuft</h3><ul><li>Die Vorabendplätze bei Kanal 9 bringen die günstigsten Kontakte.</li><li>Auf den Stelen von CityScreen OOH erinnern sich Passanten häufiger an das Motiv „Gipfelglück“ als an die beiden anderen.</li></ul><h3>Was wir ändern</h3><p>Zwei schwächere Sendeplätze am Vormittag tauschen wir gegen den Samstagabend. Am Budget ändert sich dadurch nichts.</p>`,
    by: 'aylin.kaya',
    daysAgo: 2,
    tags: ['TV', 'Out-of-Home', 'Zwischenstand'],
  },
  {
    name: 'Warum Zitrone zuerst in Wien zu sehen ist',
    teaser: 'Kleiner Markt, schnelle Antworten: So testen wir drei Motive vor dem Start in DACH.',
    body: `<p>Bevor <em>Alpenquell Zitrone</em> im ganzen DACH-Raum startet, zeigen wir drei Motive zwei Wochen lang nur in Wien. Das kostet wenig und beantwortet eine teure Frage: Welches Motiv verkauft?</p><blockquote>Ein Motiv, das in Wien durchfällt, rettet in Zürich niemand mehr.</blockquote><p>Die Ergebnisse stehen eine Woche nach dem Test im Ordner „Zitrone Launch DACH“.</p>`,
    by: 'friederike.gimborn',
    daysAgo: 9,
    tags: ['Test', 'Zitrone'],
  },
  {
    name: 'Schulstart: Was Eltern im August hören',
    teaser: 'Radio am Morgen, Zeitschrift am Abend. Unser Vorschlag für die Quellzwerge.',
    body: `<p>Wer Kinder in die Schule bringt, hört Radio: zwischen 6:30 und 8 Uhr erreichen wir zwei von drei Eltern. Abends blättern sie lieber. Deshalb teilt sich der Plan für <strong>Kids Schulstart</strong> auf beide Tageszeiten auf.</p><p>Die drei Kanäle warten auf Ihre Freigabe.</p>`,
    by: 'aylin.kaya',
    daysAgo: 16,
    tags: ['Radio', 'Quellzwerge'],
  },
  {
    name: 'Budgetausblick für das zweite Halbjahr',
    teaser: 'Drei Szenarien für die Geschäftsleitung.',
    body: `<p>Wir haben drei Szenarien gerechnet: halten, verschieben, ausbauen. Die Tabellen dazu liegen im Ordner „Geschäftsleitung“.</p><p>Unsere Empfehlung ist das mittlere Szenario: Es verschiebt 180.000 Euro vom Herbst in den Spätsommer, in dem jeder Kontakt günstiger ist.</p>`,
    by: 'aylin.kaya',
    daysAgo: 23,
    tags: ['Budget'],
    clients: ['Kunde – Geschäftsleitung'],
  },
  {
    name: 'Nachhaltigkeit 2.0: erste Gedanken',
    teaser: 'Noch nicht fertig – bitte gegenlesen.',
    body: `<p>Entwurf. Es fehlen noch die Zahlen zum Mehrweg und ein Bild vom Quellgebiet.</p>`,
    by: 'aylin.kaya',
    tags: ['Nachhaltigkeit'],
  },
]

const wohnwerk: readonly DemoPost[] = [
  {
    name: 'Göttingen öffnet: So laut wird die Eröffnung',
    teaser: 'Anzeigen, Prospekte und Funkspots rund um das neue Haus.',
    body: `<p>Am Samstag öffnet das Haus in <strong>Göttingen</strong>. Schon am Mittwoch liegt der Prospekt in 46.000 Briefkästen, ab Donnerstag läuft der Spot bei RegioFunk Hessen.</p><ul><li>Eröffnungswochenende: 12 Prozent auf Küchen</li><li>Kinderprogramm auf dem Parkplatz</li><li>Die ersten 500 Gäste bekommen eine Topfpflanze</li></ul>`,
    by: 'jonas.petersen',
    daysAgo: 3,
    tags: ['Eröffnung', 'Göttingen'],
  },
  {
    name: 'Prospekt oder Anzeige? Ein Vergleich aus fünf Filialen',
    teaser: 'Wo Prospekte mehr Menschen ins Haus bringen und wo die Anzeige genügt.',
    body: `<p>Fünf Filialen, acht Wochen, zwei Wege. In den Städten bringt der Prospekt rund ein Drittel mehr Besuche als die Anzeige, auf dem Land ist es umgekehrt: Dort wird die Zeitung noch gründlich gelesen.</p><table><thead><tr><th>Filiale</th><th>Prospekt</th><th>Anzeige</th></tr></thead><tbody><tr><td>Kassel</td><td>1.240</td><td>910</td></tr><tr><td>Göttingen</td><td>860</td><td>640</td></tr><tr><td>Lüneburg</td><td>410</td><td>520</td></tr></tbody></table>`,
    by: 'jonas.petersen',
    daysAgo: 12,
    tags: ['Prospekt', 'Wirkung'],
  },
]

const voltrad: readonly DemoPost[] = [
  {
    name: 'Urban Range: what three weeks of search taught us',
    teaser: 'Commuters search on Sunday evenings. Our bids now follow them.',
    body: `<p>Most searches for e-bikes happen on <strong>Sunday between 7 and 10 pm</strong>, when people plan their week. We moved 15 percent of the search budget there; the cost per test ride fell from 31 to 24 euros.</p><p>Next we try the same for social.</p>`,
    by: 'aylin.kaya',
    daysAgo: 4,
    tags: ['Search', 'Urban Range'],
  },
  {
    name: 'Austin: first impressions',
    teaser: 'Draft for the board.',
    body: `<p>Draft. Numbers follow when the web radio flight has ended.</p>`,
    by: 'aylin.kaya',
    tags: ['Austin'],
  },
]

/** The posts of each tenant: nine together, two of them drafts. */
export const demoPosts: Readonly<Record<TenantKey, readonly DemoPost[]>> = {
  alpenquell,
  wohnwerk,
  voltrad,
}
