/** German search words of facet values, departments, seasons and occasions: `key: word, phrase, ...`; see `read-words.ts`. */
export const GERMAN = `
color.white: weiß, schneeweiß
color.ecru: ecru, creme, cremeweiß, elfenbein, naturweiß, wollweiß
color.beige: beige, sand, camel, kamel, taupe, hafer
color.brown: braun, schokobraun, dunkelbraun, hellbraun, tabak, cognac
color.black: schwarz, tiefschwarz
color.grey: grau, anthrazit, silber, silbern, hellgrau, dunkelgrau
color.navy: marine, marineblau, dunkelblau, navy, nachtblau
color.blue+navy: blau, hellblau, türkis, himmelblau, königsblau
color.green+khaki: grün, dunkelgrün, hellgrün, smaragd, tannengrün
color.khaki: khaki, oliv, olivgrün
color.yellow: gelb, senfgelb, gold, golden, senf
color.orange: orange, rost, rostrot, koralle, terrakotta, aprikose
color.red+burgundy: rot, knallrot
color.burgundy: bordeaux, weinrot, dunkelrot, burgunder
color.pink: rosa, pink, altrosa, fuchsia, lachs, rosé
color.purple: lila, violett, flieder, lavendel, pflaume, aubergine
color.multi: bunt, mehrfarbig, farbenfroh
audience.women: Damen, Dame, Frau, Frauen, weiblich, für sie
audience.men: Herren, Herr, Mann, Männer, männlich, für ihn
audience.kids: Kinder, Kind, Kids, Teenager, Teenie, Junior
audience.girls: Mädchen, Mädels, Tochter
audience.boys: Jungen, Junge, Jungs, Buben, Sohn
audience.baby: Baby, Babys, Neugeborenes, Neugeborene, Säugling, Kleinkind
season.spring-summer: Sommer, sommerlich, Frühling, Frühjahr, heiß, Hochsommer
season.autumn-winter: Winter, winterlich, Herbst, herbstlich, kalt, warm, warme, kuschelig
season.all-year: ganzjährig, Ganzjahres
occasion.wedding: Hochzeit, Hochzeitsgast, Hochzeits, Taufe, Kommunion, Konfirmation, Trauung, Standesamt, Zeremonie, festlich, Braut, Brautjungfer, Trauzeuge, Bräutigam
occasion.party: Party, Abend, Abendmode, Feier, Fest, Weihnachten, Weihnachts, Silvester, Geburtstag, Cocktail, elegant, schick, Ausgehen, Gala
occasion.office: Büro, Arbeit, Arbeits, Business, Beruf, Bewerbung, Vorstellungsgespräch, Job
occasion.beach: Strand, Meer, Pool, Schwimmbad, Baden, Schwimmen, Bade
occasion.holiday: Urlaub, Urlaubs, Ferien, Reise, Kreuzfahrt, Wochenende, Tropen
occasion.sport: Sport, sportlich, Fitness, Yoga, Training, Turnen, Laufen, Gymnastik
occasion.rain: Regen, regnerisch, wasserdicht, wasserabweisend, wasserfest, regenfest
occasion.snow: Ski, Schnee, Berge, Winterurlaub, Rodeln, Schlitten
occasion.school: Schule, Schul, Einschulung, Schulanfang, Kindergarten, Kita
occasion.night: Nacht, schlafen, Schlaf, Bett, Nachtwäsche
occasion.home: Zuhause, Homeoffice, gemütlich, bequem, daheim, Hausmode, Freizeit
occasion.birth: Geburt, Geburtsgeschenk, Babygeschenk, Erstausstattung, Geschenk zur Geburt, Babyparty
occasion.gift: Geschenk, Geschenke, Geschenkidee, Muttertag, Vatertag, Valentinstag, schenken, Mama, Papa
occasion.between-seasons: Übergang, Übergangs, Übergangszeit, Zwischensaison
fit.slim: slim, skinny, schmal, eng, figurbetont, tailliert, tapered, anliegend, körpernah
fit.regular: klassisch, normal
fit.straight+regular: gerade, gerader Schnitt
fit.relaxed+wide+oversized: locker, leger, lässig, bequem geschnitten
fit.oversized+relaxed: oversized, oversize, übergroß
fit.wide+relaxed: weit, breit, ausgestellt, Schlag
length.cropped: kurz, verkürzt, cropped
length.mini+knee: mini, Minirock, kurzer Rock
length.knee: knielang, Knie
length.midi: midi, wadenlang, mittellang
length.long+maxi+midi+full: lang, maxi, bodenlang
length.ankle: knöchellang, 7 8
neckline.crew+round: Rundhals, Rundhalsausschnitt, runder Ausschnitt
neckline.v-neck: V Ausschnitt, V Neck
neckline.roll: Rollkragen, Rolli, hoher Kragen
neckline.polo-collar: Polokragen
neckline.band-collar: Stehkragen, Maokragen
neckline.boat: U Boot Ausschnitt, Bateau Ausschnitt
sleeve.sleeveless: ärmellos, ohne Ärmel, Träger
sleeve.short: kurzarm, kurze Ärmel, kurzärmlig, kurzärmelig, kurzen Ärmeln
sleeve.long: langarm, lange Ärmel, langärmlig, langärmelig, langen Ärmeln
pattern.plain: uni, einfarbig, unifarben
pattern.stripes: gestreift, Streifen, Ringel, geringelt
pattern.checks: kariert, Karo, Karos, Schottenkaro, Vichy
pattern.floral: geblümt, Blumen, Blumenmuster, floral, Blüten
pattern.dots: gepunktet, Punkte, Tupfen
pattern.other: bedruckt, Print, Muster, gemustert
material.cotton: Baumwolle, Baumwoll
material.linen: Leinen
material.wool: Wolle, Woll, Schurwolle, Merino, Merinowolle, wollen
material.cashmere: Kaschmir, Cashmere
material.silk: Seide, Seiden
material.viscose: Viskose
material.polyester: Polyester
material.polyamide: Polyamid, Nylon
material.leather: Leder, ledern
material.denim: Denim, Jeansstoff
fact.recycled-50: recycelt, Recycling, recyceltes
fact.organic-cotton: Bio, Biobaumwolle, Bio Baumwolle, organisch
offer.true: Sale, Angebot, Angebote, reduziert, Schlussverkauf, Rabatt, Outlet, Schnäppchen
new.true: Neuheiten, Neuheit, neue Kollektion, Neuzugänge
size: Größe, Groesse, Gr, Grösse, Konfektionsgröße, Schuhgröße
years: Jahre, Jahr, Jährige, jährig, J
months: Monate, Monat, Mon
age: Alter, ab
ignore: ich, suche, brauche, möchte, ein, eine, einen, einer, eines, der, die, das, den, dem, des, für, fürs, mit, aus, und, oder, in, im, zu, zum, zur, von, vom, auf, am, an, etwas, Kleidung, Mode, Outfit, Outfits, Bekleidung, Klamotten, Sachen, Artikel, schön, schöne, gut, günstig, kaufen, neu, s
without: ohne
`
