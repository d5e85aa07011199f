import type { TenantKey } from '../tenants.ts'

/** A piece of a conversation: who says what, by the place in `members`. */
type Exchange = readonly (readonly [speaker: number, text: string])[]

export interface DemoChat {
  name: string
  description: string
  /** The first one started it. */
  members: readonly string[]
  messages: number
  exchanges: (round: number) => readonly Exchange[]
  /** What the first one said last, and who has not seen it yet. */
  unread?: { by: string; texts: readonly string[] }
}

const long =
  'Kurz zum Stand, damit alle dasselbe wissen: TV und Kino sind gebucht, die Motive für Out-of-Home gehen heute in den Druck, bei Digital warten wir noch auf die neuen Etiketten. Die Stellen in Rosenheim und Traunstein sind bis Freitag reserviert. Für die Abstimmung mit dem Handel brauchen wir bis Mittwoch eure Rückmeldung zum Text, sonst verschieben sich die Plakate um eine Woche. Alles Weitere am Telefon.'

const cities = ['Rosenheim', 'Traunstein', 'Bad Aibling', 'Wasserburg', 'Prien', 'Miesbach']
const media = ['TV', 'Kino', 'Out-of-Home', 'Radio', 'Social', 'Online-Video']

/** One of a list, another one in each round. */
const one = (list: readonly string[], index: number) => list[index % list.length]!

// prettier-ignore
const project = (round: number): readonly Exchange[] => [
  [
    [0, `Guten Morgen zusammen! Der Streuplan für KW ${18 + round} liegt im Ordner.`],
    [1, one(['Danke, schaue ich mir nach dem Jour fixe an.', 'Danke! Ich lese ihn im Zug.', 'Angekommen. Kommentare folgen bis heute Abend.'], round)],
  ],
  [
    [3, `In ${one(cities, round)} ist noch eine Großfläche frei, direkt an der Einfallstraße.`],
    [2, one(['Nehmen wir, da fährt halb Oberbayern vorbei.', 'Gern, dort haben wir drei große Märkte.', 'Wenn der Preis stimmt: ja.'], round)],
    [3, one(['Ist reserviert.', 'Reserviert bis Freitag.', 'Der Preis ist wie im Vorjahr, ich reserviere.'], round)],
  ],
  [
    [1, `Wie läuft ${one(media, round)}?`],
    [0, `${4 + round * 3} % über Plan. Die Zahlen stehen im Wochenbericht.`],
    [1, one(['Sehr schön, das zeige ich dem Vorstand.', 'Das freut mich.', 'Dann lassen wir es so laufen.'], round)],
  ],
  [
    [2, `Das neue Etikett kommt am ${10 + round * 5}. aus dem Druck.`],
    [0, one(['Dann tauschen wir die Motive am Tag darauf.', 'Passt, die Druckerei ist informiert.', 'Wunderbar, das reicht für die zweite Welle.'], round)],
  ],
  [
    [
      0,
      round === 0 ? long : `Kurze Erinnerung: Das Budget für Runde ${round + 1} ist freizugeben.`,
    ],
  ],
  [
    [1, one(['Freigabe ist erteilt.', 'Freigegeben, mit einer Anmerkung im Plan.', 'Ist freigegeben.'], round)],
    [0, one(['Vielen Dank, dann buchen wir.', 'Anmerkung gelesen, wird gemacht.', 'Danke, die Bestätigung kommt morgen.'], round)],
  ],
  [
    [2, `Im Handel fragt man nach Aufstellern für ${one(cities, round + 2)}.`],
    [0, one(['Das gehört zwar nicht zur Media, ich frage aber bei der Produktion nach.', 'Die Produktion schickt euch ein Angebot.', 'Davon sind noch welche übrig.'], round)],
    [2, one(['Das wäre großartig.', 'Ist da, danke.', 'Dann holen wir sie ab.'], round)],
  ],
  [
    [3, `Achtung, in KW ${22 + round} wird die Bahnhofsfläche umgebaut.`],
    [0, one(['Gibt es Ersatz?', 'Schon wieder? Was bekommen wir dafür?', 'Wie lange?'], round)],
    [3, one(['Zwei City-Lights gegenüber, gleicher Preis.', 'Eine Fläche am Busbahnhof, 10 % günstiger.', 'Eine Woche, der Anbieter hängt sie hinten an.'], round)],
    [1, one(['Einverstanden.', 'Von mir aus gern.', 'Gut.'], round)],
  ],
]

// prettier-ignore
const daily = (round: number): readonly Exchange[] => [
  [
    [1, `Ist die Rechnung für ${one(media, round)} schon da?`],
    [0, `Kommt am ${3 + round}. mit der nächsten Sammelrechnung.`],
  ],
  [
    [0, `Ich bin am ${12 + round}. nicht im Haus. Friederike vertritt mich.`],
    [1, one(['Gut zu wissen, danke.', 'Schönen Urlaub!', 'Alles klar.', 'Dann bis danach.', 'Notiert.'], round)],
  ],
  [
    [1, one(['Können wir den Jour fixe eine Stunde später anfangen?', 'Geht der Jour fixe diese Woche auch am Nachmittag?', 'Mir ist etwas dazwischengekommen. Wann passt es dir sonst?', 'Schaffen wir den Jour fixe in 30 Minuten?', 'Wann fangen wir am Donnerstag an?'], round)],
    [0, `Ja, dann um ${one(['10', '11', '14'], round)} Uhr.`],
    [1, one(['Perfekt.', 'Passt mir gut.', 'Bis dann!', 'Ich rufe an.', 'Sehr gut.'], round)],
  ],
  [
    [0, `Das Protokoll vom ${5 + round * 2}. liegt unter „Protokolle“.`],
    [1, one(['Gelesen. Punkt 3 bitte noch mit Termin.', 'Bei Punkt 5 fehlt, wer es macht.', 'Danke. Der Beschluss zum Budget gehört nach oben.', 'Das Datum oben stimmt nicht ganz.', 'Passt so. Leitest du es an Marco weiter?'], round)],
    [0, one(['Ist ergänzt.', 'Das bin ich, steht jetzt drin.', 'Steht jetzt ganz oben.', 'Danke, ist korrigiert.', 'Schon geschehen.'], round)],
  ],
]

// prettier-ignore
const kids = (round: number): readonly Exchange[] => [
  [
    [0, `Für ${one(['Print', 'Radio', 'Social'], round)} ist der Plan fertig.`],
    [1, one(['Dann schaue ich ihn mir heute an.', 'Ich bin gespannt.', 'Kommt auf meinen Stapel.', 'Heute wird es knapp, morgen früh.', 'Danke!'], round)],
  ],
  [
    [2, `Die Brotdosen als Zugabe sind bestellt, ${(round + 2) * 5}.000 Stück.`],
    [0, one(['Wunderbar, dann dürfen sie ins Bild.', 'Das erwähnen wir im Spot.', 'So viele? Großartig.', 'Dann ändern wir den Störer.', 'Schickst du uns ein Foto davon?'], round)],
  ],
  [
    [1, `In ${one(['Hessen', 'Bayern', 'Sachsen'], round)} beginnt die Schule eine Woche später.`],
    [0, one(['Stimmt, ich passe die Flights an.', 'Danke, der Start verschiebt sich dort.', 'Ist im Plan schon so.'], round)],
    [1, one(['Danke.', 'Sehr aufmerksam.', 'Gut so.'], round)],
  ],
]

// prettier-ignore
const urban = (round: number): readonly Exchange[] => [
  [
    [0, `The publisher split for week ${20 + round} is in the folder.`],
    [1, one(['Thanks, looks good to me.', 'Thank you! One question about the first line, I will call.', 'Got it.', 'Nice and clear.'], round)],
  ],
  [
    [1, `Can we move ${(round + 2) * 5},000 EUR from search to social?`],
    [0, one(['Sure. It takes effect tomorrow morning.', 'Done.', 'We can, search will lose about 4 % of its clicks.', 'Yes, from Monday on.'], round)],
    [1, one(['Great.', 'That was quick, thanks.', 'Fine with me.', 'Monday is good.'], round)],
  ],
  [
    [0, `Click rate on the hero banner: ${(1.2 + round / 10).toFixed(1)} %.`],
    [1, one(['That is the best one so far!', 'Still climbing, lovely.', 'The new picture pays off.', 'Wow.'], round)],
  ],
]

// prettier-ignore
const austin = (round: number): readonly Exchange[] => [
  [
    [1, `How does web radio do in week ${18 + round}?`],
    [0, `${(round + 3) * 9},000 listeners, mostly on the way to work.`],
  ],
  [
    [0, `Budget so far: ${(round + 2) * 11},500 USD.`],
    [1, one(['On track, thank you.', 'A bit faster than planned, is it?', 'Good.', 'Thanks for the update.'], round)],
  ],
]

/** The chats of each tenant. */
export const demoChats: Readonly<Partial<Record<TenantKey, readonly DemoChat[]>>> = {
  alpenquell: [
    {
      name: 'Sommerfrische Classic',
      description: 'Alles zur laufenden Kampagne',
      members: ['aylin.kaya', 'sabine.moser', 'korbinian.huber', 'friederike.gimborn'],
      messages: 60,
      exchanges: project,
      unread: {
        by: 'sabine.moser',
        texts: [
          'Die Reinzeichnung von Motiv 02 ist fertig.',
          'Sie liegt unter „Plakatmotive“ als zweite Fassung.',
          'Die Druckerei wartet bis morgen Mittag.',
          'Gibst du mir kurz Bescheid?',
        ],
      },
    },
    {
      name: 'Tagesgeschäft',
      description: 'Termine, Rechnungen, kurze Fragen',
      members: ['aylin.kaya', 'sabine.moser'],
      messages: 50,
      exchanges: daily,
    },
    {
      name: 'Kids Schulstart',
      description: 'Planung für den Herbst',
      members: ['aylin.kaya', 'sabine.moser', 'korbinian.huber'],
      messages: 30,
      exchanges: kids,
      unread: {
        by: 'korbinian.huber',
        texts: [
          'Korbinian, wir brauchen noch das Logo der Quellzwerge.',
          'Am besten als Vektor.',
          'Und die Farbe des Bechers: Ist das noch das Blau vom letzten Jahr?',
        ],
      },
    },
    {
      name: 'Nachhaltigkeit 2.0',
      description: 'Noch ganz am Anfang',
      members: ['aylin.kaya', 'sabine.moser', 'maren.thiessen'],
      messages: 0,
      exchanges: () => [],
    },
  ],
  voltrad: [
    {
      name: 'Urban Range',
      description: 'Campaign room',
      members: ['aylin.kaya', 'priya.raman'],
      messages: 25,
      exchanges: urban,
      unread: {
        by: 'priya.raman',
        texts: ['The report for last week is ready.', 'Have a look at page 3 before our call.'],
      },
    },
    {
      name: 'Austin Soft Launch',
      description: 'US market',
      members: ['aylin.kaya', 'priya.raman', 'maren.thiessen'],
      messages: 15,
      exchanges: austin,
    },
  ],
}
