import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { atOffice } from '../office-hours.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant, TenantKey } from '../tenants.ts'

/** What somebody said: hours before the first start, who (nobody: the system), and the words. */
type Said = readonly [hoursAgo: number, by: string | null, text: string]

/** What was said about a file, by its name; the oldest first. */
type Thread = readonly [file: string, said: readonly Said[]]

const aylin = 'aylin.kaya'
const sabine = 'sabine.moser'
const korbinian = 'korbinian.huber'
const friederike = 'friederike.gimborn'
const lea = 'lea.scholz'
const marco = 'marco.rossi'
const jonas = 'jonas.petersen'
const andreas = 'andreas.lindner'
const nadine = 'nadine.wolff'

const alpenquell: readonly Thread[] = [
  [
    'Megalight Motiv 02 v2.png',
    [
      [72, null, 'Neue Fassung hochgeladen: Megalight Motiv 02 v2.png'],
      [
        71,
        aylin,
        'Hier ist die zweite Fassung. Die Flasche steht jetzt frei, der Horizont liegt tiefer.',
      ],
      [69, sabine, 'Viel besser! Der Schriftzug darf gern noch etwas Luft nach rechts bekommen.'],
      [
        66,
        korbinian,
        'Im Laden ist das Etikett inzwischen heller. Können wir das neue Packshot nehmen?',
      ],
      [64, aylin, 'Können wir. Schickst du es mir in druckfähiger Auflösung?'],
      [
        63,
        korbinian,
        'Liegt unter „Fotos Sommerevent“ – nein, falsch, ich lade es gleich hier hoch.',
      ],
      [
        50,
        friederike,
        'Für die Großflächen brauchen wir unten 12 cm ohne Text, sonst verdeckt der Rahmen die Zeile.',
      ],
      [49, aylin, 'Danke, nehmen wir auf.'],
      [47, sabine, 'Und bitte „Alpenquell Classic“ ohne Trennung.'],
      [
        31,
        lea,
        'Die Zeile „Frisch vom Berg“ gibt es schon bei einem Mitbewerber. Vorschlag: „So klar wie oben“.',
      ],
      [29, sabine, '„So klar wie oben“ gefällt mir sehr. Korbinian?'],
      [27, korbinian, 'Mir auch. Dann bitte so.'],
      [8, null, 'Freigabe angefragt'],
      [5, aylin, 'Die Reinzeichnung folgt morgen früh.'],
    ],
  ],
  [
    'Plan v3 – Sommerfrische.pdf',
    [
      [48, null, 'Version 3 ersetzt Version 2'],
      [47, aylin, 'Gegenüber Version 2 haben wir 80.000 Euro von Kino zu TV verschoben.'],
      [
        44,
        sabine,
        'Die Verschiebung trage ich mit. Bleibt die Reichweite in den Großstädten gleich?',
      ],
      [43, aylin, 'Sie steigt leicht, auf 71 %. Die Zahlen stehen auf Seite 4.'],
      [22, marco, 'Bitte die Agenturvergütung getrennt ausweisen, sonst kann ich nicht buchen.'],
      [20, aylin, 'Mache ich in der Fassung, die wir euch zur Freigabe schicken.'],
      [6, sabine, 'Von mir aus passt es.'],
    ],
  ],
  [
    'Zitrone hoch.png',
    [
      [180, korbinian, 'Ein erster Entwurf von uns. Zu gelb?'],
      [178, lea, 'Auf Papier wirkt es dunkler als am Bildschirm, ich würde es so lassen.'],
      [
        150,
        aylin,
        'Die Zitrone darf ruhig angeschnitten sein, dann sieht man sie auch aus dem Auto.',
      ],
      [149, korbinian, 'Guter Punkt.'],
    ],
  ],
  [
    'Gipfelglück quer.png',
    [
      [250, sabine, 'Das Bild ist für die Anzeige in der Verbandszeitschrift gedacht.'],
      [246, aylin, 'Dann brauchen wir es mit 300 dpi. Habt ihr das Original?'],
      [245, sabine, 'Ich frage beim Fotografen nach.'],
      [220, sabine, 'Kommt bis Ende der Woche.'],
      [90, null, 'Neue Fassung hochgeladen: Gipfelglück quer.png'],
    ],
  ],
  [
    'Streuplan TV KW 23–35.xlsx',
    [
      [70, null, 'Neue Datei: Streuplan TV KW 23–35.xlsx'],
      [
        68,
        aylin,
        'In KW 28 pausieren wir wegen des Sportereignisses: Die Preise liegen 40 % höher.',
      ],
      [60, sabine, 'Einverstanden. Wohin geht das Geld?'],
      [59, aylin, 'In die beiden Wochen danach, gleichmäßig.'],
      [30, marco, 'Ist das schon im Budget der Jahresübersicht berücksichtigt?'],
      [28, aylin, 'Ja, seit gestern.'],
    ],
  ],
  [
    'CityScreen Belegung.pdf',
    [
      [119, friederike, 'Rosenheim Bahnhof ist ab dem Ersten wieder frei. Soll ich reservieren?'],
      [110, korbinian, 'Unbedingt, da steigen alle um, die zum See fahren.'],
      [108, friederike, 'Reserviert, die Option läuft zehn Tage.'],
      [24, null, 'Die Option läuft in fünf Tagen ab'],
      [23, sabine, 'Wir nehmen die Stelle.'],
    ],
  ],
  [
    'Sprechertext Sommerfrische.txt',
    [
      [
        400,
        lea,
        'Zwei Fassungen, 20 und 10 Sekunden. In der kurzen fehlt der Zusatz „aus Rosenheim“.',
      ],
      [395, sabine, 'Ohne Rosenheim geht es nicht, das ist unser ganzer Stolz.'],
      [390, lea, 'Dann kürze ich vorn.'],
      [388, sabine, 'Danke!'],
    ],
  ],
  [
    'Mediaplan Quellzwerge Schulstart.pdf',
    [
      [23, null, 'Neue Datei: Mediaplan Quellzwerge Schulstart.pdf'],
      [22, aylin, 'Drei Kanäle warten auf Ihre Freigabe: Print, Radio und Social.'],
      [19, sabine, 'Schaue ich mir heute Nachmittag an.'],
      [12, korbinian, 'Beim Radio fehlt mir Oberfranken.'],
      [10, aylin, 'Das lässt sich für 3.200 Euro dazubuchen. Soll ich?'],
    ],
  ],
  [
    'Wochenbericht KW 21.pdf',
    [
      [71, aylin, 'Die Woche war stark: Die Klickrate liegt 18 % über Plan.'],
      [65, sabine, 'Woran liegt es?'],
      [64, aylin, 'Am Wetter und am neuen Motiv, das läuft seit Montag.'],
      [40, marco, 'Und was kostet uns der Klick jetzt?'],
      [39, aylin, '38 Cent, vorher 44.'],
    ],
  ],
]

const wohnwerk: readonly Thread[] = [
  [
    'Anzeige Eröffnung.png',
    [
      [119, jonas, 'Die Anzeige für die Samstagsausgabe. Anzeigenschluss ist Mittwoch, 12 Uhr.'],
      [115, nadine, 'Unsere Parkplätze müssen mit drauf, danach fragen hier alle.'],
      [113, jonas, 'Ich setze eine Zeile unter die Adresse.'],
      [100, andreas, 'Der Rabatt gilt nur am Eröffnungstag. Bitte das Datum fett.'],
      [98, null, 'Neue Fassung hochgeladen: Anzeige Eröffnung.png'],
      [97, jonas, 'Beides ist drin.'],
      [90, nadine, 'Wunderbar, so hängen wir sie auch in die Fenster.'],
    ],
  ],
  [
    'Verteilgebiet Prospekt.csv',
    [
      [140, jonas, '28.400 Haushalte, alles bis 25 Minuten Fahrzeit.'],
      [130, nadine, 'Bitte auch Northeim, von dort kommen viele.'],
      [128, jonas, 'Ist ergänzt: jetzt 33.100.'],
      [60, null, 'Verteilung bestätigt: Nordkurier-Verbund'],
    ],
  ],
  [
    'Prospekt Wohnträume Titel.png',
    [
      [160, andreas, 'Das Sofa auf dem Titel gibt es nur noch in Grau.'],
      [158, jonas, 'Dann tauschen wir es gegen das Modell „Lund“.'],
      [150, andreas, '„Lund“ ist gut, davon haben wir genug am Lager.'],
      [149, jonas, 'Der neue Titel kommt morgen.'],
    ],
  ],
  [
    'Mediaplan Küchenwochen.pdf',
    [
      [200, jonas, 'In-Store-Funk läuft in allen 14 Filialen, die Anzeigen in fünf Titeln.'],
      [190, andreas, 'Warum nicht im Waldecker Boten?'],
      [188, jonas, 'Die Auflage ist um ein Drittel gefallen, das Geld bringt anderswo mehr.'],
      [170, andreas, 'Verstanden.'],
      [30, null, 'Der Plan ist freigegeben'],
      [29, marco, 'Die Auftragsbestätigung bitte mit Kostenstelle 4711.'],
      [27, null, 'Auftragsbestätigung abgelegt'],
    ],
  ],
  [
    'Funkspot Eröffnung.wav',
    [
      [70, jonas, '20 Sekunden, gesprochen von der Stimme aus der Frühjahrskampagne.'],
      [66, nadine, 'Göttingen bitte nicht „Göttinnen“ – am Anfang klingt es so.'],
      [64, jonas, 'Stimmt! Wir nehmen die Zeile noch einmal auf.'],
      [41, null, 'Neue Fassung hochgeladen: Funkspot Eröffnung.wav'],
      [40, andreas, 'Jetzt ist es gut zu verstehen.'],
    ],
  ],
]

/** Commenting is off at Voltrad, to show that. */
const threads: Readonly<Partial<Record<TenantKey, readonly Thread[]>>> = { alpenquell, wohnwerk }

/** What people and the system say about files. */
export async function fillComments(
  tx: Transaction,
  { tenant, userIds, now }: { tenant: DemoTenant; userIds: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const own = threads[tenant.key] ?? []
  const files = await tx.query<{ id: number; display_name: string }>(sql`
    select id, display_name from components
    where application_id = ${tenant.id} and type = 'filelink'
      and display_name = any(${own.map(([name]) => name)}::text[])`)
  const idOf = new Map(files.map((file) => [file.display_name, file.id]))
  await insertRows(
    tx,
    'comments',
    {
      application_id: 'int',
      component_id: 'int',
      text: 'text',
      created_by: 'int',
      is_generated: 'boolean',
      created_at: 'timestamptz',
    },
    own.flatMap(([name, said]) =>
      said.map(([hoursAgo, by, text]) => ({
        application_id: tenant.id,
        component_id: idOf.get(name),
        text,
        created_by: by === null ? null : userIds.get(by),
        is_generated: by === null,
        created_at: atOffice(new Date(now.getTime() - hoursAgo * 3_600_000), now),
      })),
    ),
  )
}

/** Many comments on one file, for a busy agency. */
export const fillManyComments = (tx: Transaction, { count, now }: { count: number; now: Date }) =>
  tx.query(sql`
    insert into comments (application_id, component_id, text, created_by, created_at)
    select c.application_id, c.id, 'Anmerkung ' || n || ' zur Belegung', c.created_by,
      ${now}::timestamptz - make_interval(mins => 7 * n)
    from components c, generate_series(1, ${count}::int) n
    where c.application_id = 101 and c.display_name = 'CityScreen Belegung.pdf'`)
