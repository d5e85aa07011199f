import type { Audience } from '@atrium/api-client/contract'

type Part = [name: string, share: number]

const audience = (
  name: string,
  size: number,
  source: string,
  parts: readonly Part[],
): Audience => ({
  name,
  size,
  source,
  parts: parts.map(([part, share]) => ({ name: part, share })),
})

/** Whom each campaign of the story is for, by its name. */
export const audiences: Readonly<Record<string, Audience>> = {
  'Sommerfrische Classic': audience('Erwachsene 18–49, Süddeutschland und Österreich', 21_400_000, 'b4p 2026', [['18–29 Jahre', 0.34], ['30–39 Jahre', 0.37], ['40–49 Jahre', 0.29]]),
  'Zitrone Launch DACH': audience('Erwachsene 16–34, Deutschland, Österreich, Schweiz', 19_800_000, 'b4p 2026', [['16–20 Jahre', 0.27], ['21–27 Jahre', 0.39], ['28–34 Jahre', 0.34]]),
  'Kids Schulstart': audience('Eltern mit Kindern von 5 bis 10 Jahren, Süddeutschland', 1_940_000, 'Kinder-Medien-Monitor 2026', [['Erstes Schuljahr', 0.38], ['Zweites bis viertes Schuljahr', 0.62]]),
  'Wiesn-Spezial': audience('Menschen in und um München, 21–59', 2_280_000, 'ma Plakat 2026', [['München', 0.58], ['Umland', 0.31], ['Gäste der Stadt', 0.11]]),
  'Herbst Gastro': audience('Inhaber und Einkauf in Gastronomie und Hotellerie, Bayern', 41_000, 'LAE 2026', [['Restaurants', 0.52], ['Hotels', 0.29], ['Cafés und Bars', 0.19]]),
  'Nachhaltigkeit 2.0': audience('Umweltbewusste Haushalte 30–59', 8_700_000, 'best for planning 2026', [['Familien', 0.41], ['Paare', 0.36], ['Singles', 0.23]]),
  Winterbrand: audience('Erwachsene 25–59, Süddeutschland', 17_100_000, 'b4p 2026', [['25–39 Jahre', 0.43], ['40–49 Jahre', 0.27], ['50–59 Jahre', 0.3]]),
  'Neueröffnung Göttingen': audience('Haushalte im Umkreis von 40 km um Göttingen', 318_000, 'Einzugsgebiete 2026', [['Göttingen', 0.36], ['Landkreis', 0.41], ['Nordhessen', 0.23]]),
  'Küchenwochen Frühjahr': audience('Eigentümer, die in zwei Jahren eine Küche kaufen wollen', 640_000, 'Kaufabsichten Wohnen 2026', [['Familien', 0.51], ['Paare', 0.38], ['Singles', 0.11]]),
  'Räumungsverkauf Kassel': audience('Haushalte im Umkreis von 60 km um Kassel', 545_000, 'Einzugsgebiete 2026', [['Kassel', 0.34], ['Landkreis', 0.37], ['Südniedersachsen', 0.29]]),
  'Gartenmöbel Süd': audience('Haushalte mit Garten oder Balkon, Filialen Süd', 1_120_000, 'Einzugsgebiete 2026', [['Garten', 0.57], ['Balkon', 0.43]]),
  'Black Week': audience('Haushalte im Umkreis von 40 km um die Filialen', 3_150_000, 'Einzugsgebiete 2026', [['Familien', 0.46], ['Paare', 0.31], ['Singles', 0.23]]),
  Schlafwelten: audience('Erwachsene 35–64, die ein Bett oder eine Matratze suchen', 870_000, 'Kaufabsichten Wohnen 2026', [['35–44 Jahre', 0.31], ['45–54 Jahre', 0.36], ['55–64 Jahre', 0.33]]),
  'Urban Range': audience('Urban commuters 25–54', 5_700_000, 'Urban Mobility Survey 2026', [['25–34 years', 0.41], ['35–44 years', 0.35], ['45–54 years', 0.24]]),
  'Austin Soft Launch': audience('Austin residents 22–44 with a commute under ten miles', 412_000, 'Central Texas Commuters 2026', [['22–29 years', 0.44], ['30–37 years', 0.35], ['38–44 years', 0.21]]),
  'Dealer Days': audience('Owners and buyers of bicycle shops in Germany', 6_400, 'Trade register 2026', [['Independent shops', 0.71], ['Chains', 0.29]]),
} // prettier-ignore
