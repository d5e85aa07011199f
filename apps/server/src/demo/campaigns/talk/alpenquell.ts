import type { Talk } from './talk.types.ts'

export const alpenquell: Talk = {
  // Sommerfrische Classic
  'TV Vorabend': [
    'Der Streuplan für den Vorabend liegt im Ordner „Pläne“, mit der Pause während des Turniers.',
    'Danke. Bleibt es bei den Plätzen rund um das Wetter?',
    'Ja, zwei von drei Spots laufen direkt davor oder danach.',
    'Sehr gut, das passt zur Sommerfrische.',
  ],
  'TV Regionalfenster': [
    'Die Sendeplätze im Regionalfenster sind bestätigt, montags bis freitags um 17:28 Uhr.',
    'Läuft dort die Fassung mit dem Zusatz „aus Rosenheim“?',
    'Genau die. Das Sendeband ist seit gestern beim Sender.',
  ],
  'Kino Sommerprogramm': [
    'Die Leinwände stehen fest: 64 Säle zwischen Passau und Lindau.',
    'Sind die Freiluftkinos dabei?',
    'Sieben davon, bei gutem Wetter mit zwei Vorführungen am Abend.',
    'Dann wünschen wir uns gutes Wetter.',
    'Am ersten Wochenende waren die Vorstellungen zu 81 % ausgelastet.',
  ],
  'Megalights Oberbayern': [
    'Die Stellen an der A8 sind getauscht, dafür kommen vier am Chiemsee hinzu.',
    'Perfekt, die Lage am Chiemsee ist uns lieber.',
    'Die Plakate hängen. Fotos der ersten zwölf Stellen liegen bei den Unterlagen.',
  ],
  'Display Wetter und Berge': [
    'Das Banner erscheint ab 24 Grad auf den Wetterseiten, darunter auf den Tourenportalen.',
    'Eine schöne Idee. Wie oft sieht es dieselbe Person?',
    'Höchstens viermal in der Woche.',
  ],
  // Zitrone Launch DACH
  'TV DACH 20 Sekunden': [
    'Der Launch-Spot ist in allen drei Ländern freigeschaltet.',
    'In der Schweiz bitte ohne das scharfe S in der Abbinderzeile.',
    'Die Schweizer Fassung ist angepasst und heute früh ausgetauscht worden.',
    'Danke, das ging schnell.',
  ],
  'Reels und Stories': [
    'Sechs Reels sind eingeplant, jedes mit einer anderen Zitrone.',
    'Das mit der Almwiese ist unser Favorit, das darf gern zuerst laufen.',
    'Es ist seit Montag online und hat die längste Verweildauer von allen.',
  ],
  'Creator-Kooperationen': [
    'Vier Creator haben zugesagt, die Verträge sind unterwegs.',
    'Bitte darauf achten, dass überall „Anzeige“ steht.',
  ],
  'Suche Marke und Erfrischung': [
    'Für „Zitronenwasser ohne Zucker“ stehen wir auf der ersten Position.',
    'Und bei „Limo gesund“?',
    'Dort bieten wir nicht mehr: zu teuer, kaum Besuche.',
    'Einverstanden.',
    'Das frei gewordene Geld liegt jetzt auf den Markenbegriffen.',
    'Gut so.',
  ],
  'Programmatic Video': [
    'Die Ausschlussliste mit 1.200 Seiten ist hinterlegt.',
    'Können wir Kinderinhalte ebenfalls ausschließen? Die gehören zu den Quellzwergen.',
    'Ist ergänzt, ab morgen greift es überall.',
  ],
  // Kids Schulstart
  'Familienmagazine ganzseitig': [
    'Der Plan umfasst drei Titel, der Verlag hält uns die rechten Seiten bis Freitag frei.',
    'Ich sehe ihn mir mit Korbinian an, bevor ich freigebe.',
  ],
  'Funkkombi Süd': [
    'Die Funkkombi deckt jetzt auch Oberfranken ab, das kostet 3.200 Euro mehr.',
    'Läuft der Spot morgens auf dem Schulweg?',
    'Vor allem zwischen 6:30 und 8 Uhr, am Nachmittag nur vereinzelt.',
  ],
  'Elternkanäle Social': [
    'Wir sprechen Eltern von Erstklässlern an, ohne Kinder zu zeigen.',
    'Das ist uns wichtig, danke.',
    'Die Texte für die fünf Anzeigen liegen bei den Assets.',
    'Der dritte ist zu lang, der Rest gefällt mir.',
  ],
  'Brotdosen-Mailing': [
    'Die Auflage ist auf 40.000 Stück begrenzt, wie gewünscht.',
    'Danke. Kommen die Aufkleber mit in den Umschlag?',
    'Ja, der Bogen mit den acht Quellzwergen liegt bei.',
  ],
  // Wiesn-Spezial
  'Megalights Theresienwiese': [
    'Alle acht Stellen rund um die Theresienwiese sind für uns reserviert.',
    'Großartig, im letzten Jahr waren es nur drei.',
  ],
  'Funkkombi München': [
    'Wir legen den Spot neu an: ohne Blasmusik, mit dem Geräusch einer Flasche, die sich öffnet.',
    'So habe ich es mir vorgestellt. Wann kann ich hineinhören?',
    'Am Donnerstag schicken wir zwei Fassungen.',
  ],
  'U-Bahn-Screens München': [
    'Die Screens laufen an elf Bahnhöfen, am Hauptbahnhof auf allen Ebenen.',
    'Bitte auch die Haltestelle Goetheplatz anfragen.',
    'Angefragt, die Antwort kommt morgen.',
    'Dann warte ich mit der Freigabe bis dahin.',
  ],
  'Titelseite Stadtanzeiger': [
    'Der Stadtanzeiger bietet uns die Titelseite am Eröffnungssamstag an.',
    'Wie hoch ist der Aufschlag gegenüber der Seite drei?',
    '22 %, dafür ist die Auflage an diesem Tag um ein Drittel höher.',
  ],
  'Wiesn-Beilage': ['Die Beilage erscheint zehn Tage vor dem Anstich in acht Ausgaben.'],
  'Anzeigenblätter Umland': [
    'Für das Umland schlagen wir Dachau, Erding und Starnberg vor.',
    'Freising fehlt mir noch.',
  ],
  'Taxiwerbung Innenstadt': [
    'Fünfzig Taxis mit Heckwerbung, die Folien sind nach drei Wochen wieder ab.',
    'Haben wir dafür ein Motiv im richtigen Format?',
    'Das Motiv 01 passt, wir schneiden es nur unten an.',
  ],
  // Herbst Gastro
  'Gastro-Fachtitel Anzeige': [
    'Wir planen zwei halbe Seiten im Herbstheft, neben der Weinkarte.',
    'Neben dem Wein stehen wir gern.',
  ],
  'Beilage Hotelmagazin': [
    'Die Beilage prüfen wir gerade: 52 Gramm sind dem Verlag zu schwer.',
    'Geht es auch auf dünnerem Papier?',
    'Mit 115 Gramm je Quadratmeter kämen wir hin.',
  ],
  'Newsletter Gastgeber': [
    'Der Plan für den Newsletter ist fertig: drei Aussendungen an 18.000 Betriebe.',
    'Bitte nicht am Montag, da haben viele Ruhetag.',
    'Dann jeweils am Dienstag um 10 Uhr.',
  ],
  // Nachhaltigkeit 2.0
  'Sonderheft Mehrweg': [
    'Der Verlag plant ein Sonderheft zu Mehrweg. Soll ich ein Angebot holen?',
    'Ja, bitte, und die Themenliste gleich mit.',
  ],
  Quellenreportage: [
    'Für die Reportage schlagen wir einen Drehtag an der Quelle vor.',
    'Im Frühjahr liegt dort noch Schnee, lieber ab Mai.',
    'Dann nehmen wir den Mai in das Briefing auf.',
  ],
  'Anzeigenserie Wirtschaft': [
    'Das Briefing für die Anzeigenserie ist vollständig, wir beginnen mit der Titelauswahl.',
    'Die Zahlen zum CO₂-Abdruck bekommt ihr nächste Woche von uns.',
  ],
  // Winterbrand
  'TV Wintersport': [
    'Die letzte Übertragung ist gelaufen, alle 212 Spots wurden ausgestrahlt.',
    'Wie war die Leistung gegenüber dem Plan?',
    '104 %. Der Sender schreibt uns nichts gut, fordert aber auch nichts nach.',
    'Damit sind wir zufrieden.',
  ],
  'TV Abendprogramm': [
    'Zwei ausgefallene Sendeplätze wurden im Januar nachgeholt.',
    'Danke für den Nachweis.',
  ],
  'Kino Weihnachten': [
    'Die Abrechnung der Kinos ist da: 388.000 Besuche in sechs Wochen.',
    'Der Film mit dem Rentier hat also geholfen.',
    'Eindeutig, allein er brachte ein Drittel davon.',
  ],
}
