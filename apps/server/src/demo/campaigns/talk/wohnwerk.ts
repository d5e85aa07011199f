import type { Talk } from './talk.types.ts'

export const wohnwerk: Talk = {
  // Neueröffnung Göttingen
  'Tageszeitung Südniedersachsen': [
    'Die Eröffnungsanzeige steht am Samstag auf Seite 5, vierfarbig.',
    'Der Rabatt gilt nur am ersten Tag. Ist das Datum jetzt fett?',
    'Ja, und der Parkplatzhinweis steht unter der Adresse.',
    'Dann kann die Anzeige so erscheinen.',
  ],
  'Prospekt 46.000 Haushalte': [
    'Northeim ist aufgenommen, damit erreichen wir 46.000 Haushalte.',
    'Wann stecken die Prospekte in den Briefkästen?',
    'Am Mittwoch und Donnerstag vor der Eröffnung.',
  ],
  Eröffnungsspot: [
    'Der Spot ist neu gesprochen, „Göttingen“ ist jetzt gut zu verstehen.',
    'Die Kollegen in der Filiale haben ihn schon mitgesummt.',
  ],
  'City-Light-Poster Innenstadt': [
    'Von 30 Postern hängen 24, die übrigen folgen nach der Baustelle am Markt.',
    'Bekommen wir die Tage gutgeschrieben?',
    'Ja, CityScreen verlängert diese sechs um eine Woche.',
  ],
  // Küchenwochen Frühjahr
  'Regionalausgaben Nord': [
    'Im Norden belegen wir neun Ausgaben, jeweils am ersten Wochenende.',
    'Bitte die Aktion „Geräte geschenkt“ nach oben.',
    'Ist umgestellt, der neue Entwurf liegt bei den Dokumenten.',
  ],
  'Regionalausgaben Süd': [
    'Für den Süden hat die Mainpost-Gruppe den Preis vom Vorjahr gehalten.',
    'Sehr schön. Damit bleibt Luft für Würzburg?',
    'Würzburg ist mit einer halben Seite dabei.',
    'Dann habe ich keine Wünsche mehr.',
  ],
  'In-Store-Funk Küchen': [
    'Die Durchsagen werden gerade abgehört, es sind vier Texte zu 15 Sekunden.',
    'Bitte nicht häufiger als dreimal in der Stunde, das Personal leidet sonst.',
    'Ist auf zwei in der Stunde begrenzt.',
  ],
  'Küchenkatalog per Post': [
    'Die Adressen sind gefiltert: 61.000 Haushalte mit Eigentum.',
    'Wie viele waren es im letzten Frühjahr?',
    '58.500, bei 2,1 % Rücklauf.',
    'Dann bin ich gespannt.',
    'Der Druck beginnt am Montag.',
  ],
  // Räumungsverkauf Kassel
  'Anzeigenblatt Kassel Stadt': [
    'Die letzte Ausgabe nennt nun „Nur noch bis Samstag“.',
    'Das Lager ist fast leer, die Anzeige wirkt.',
  ],
  'Funkspot Restposten': [
    'Wir haben die Sofas aus dem Spot genommen, sie sind ausverkauft.',
    'Danke! Es haben trotzdem noch zwanzig Leute gefragt.',
    'Ab heute läuft die Fassung mit den Teppichen.',
  ],
  'Funkspot letzte Tage': ['Der Countdown-Spot läuft bis zum letzten Tag stündlich.'],
  // Gartenmöbel Süd
  'Wochenendausgaben Süd': [
    'Die Freigabe läuft über Ihren Einkaufsverbund, wir haben ihm den Plan geschickt.',
    'Der Verbund tagt nächste Woche, vorher höre ich nichts.',
  ],
  'Gartenideen Social': [
    'Zwölf Gartenideen, jede mit einem Möbelstück zum Antippen.',
    'Können die Filialen ihre eigenen Bilder beisteuern?',
    'Gern, bis zum Monatsende lassen sie sich noch einbauen.',
  ],
  // Black Week
  'Display Schnäppchen': [
    'Der Abschlussbericht ist da: 1,9 Millionen Einblendungen, 14.300 Klicks.',
    'Der Dienstag war also stärker als der Freitag?',
    'Um fast die Hälfte. Das merken wir uns für das nächste Mal.',
  ],
  'Suche Möbelangebote': [
    'Am teuersten war „Boxspringbett Angebot“ mit 2,80 Euro je Klick.',
    'Und hat es sich gelohnt?',
    'Ja, jeder elfte Klick führte zu einer Bestellung.',
    'Das kann sich sehen lassen.',
  ],
  'Social Countdown': [
    'Der Countdown hat 22.000 Menschen in die Filialsuche geführt.',
    'Damit hätte ich nicht gerechnet.',
  ],
  // Schlafwelten
  Katalogbeilage: [
    'Die Beilage ist storniert, Kosten entstehen keine.',
    'Danke. Wir holen das Thema im nächsten Jahr nach.',
  ],
}
