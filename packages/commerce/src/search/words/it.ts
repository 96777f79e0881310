/** Italian search words of facet values, departments, seasons and occasions: `key: word, phrase, ...`; see `read-words.ts`. */
export const ITALIAN = `
color.white: bianco, bianca, bianchi, bianche, neve bianca
color.ecru: ecru, panna, crema, avorio, naturale
color.beige: beige, sabbia, cammello, tortora, nude, corda
color.brown: marrone, marroni, moro, testa di moro, cioccolato, tabacco, cuoio scuro, castano
color.black: nero, nera, neri, nere
color.grey: grigio, grigia, grigi, grigie, antracite, argento, argentato
color.navy: blu navy, navy, blu scuro, blu notte, blu marino
color.navy+blue: blu
color.blue+navy: azzurro, azzurra, celeste, turchese, blu chiaro, blu jeans
color.green+khaki: verde, verdi, smeraldo
color.khaki: cachi, kaki, oliva, verde militare
color.yellow: giallo, gialla, gialli, gialle, senape, oro, dorato, dorata
color.orange: arancione, arancio, ruggine, corallo, mattone, terracotta, rame
color.red+burgundy: rosso, rossa, rossi, rosse
color.burgundy: bordeaux, bordò, vinaccia, granata
color.pink: rosa, fucsia, cipria, salmone
color.purple: viola, lilla, lavanda, malva, prugna, melanzana
color.multi: multicolore, colorato, colorata
audience.women: donna, donne, signora, femminile, ragazza, per lei
audience.men: uomo, uomini, signore, maschile, ragazzo, per lui
audience.kids: bambini, bimbi, bimbo e bimba, ragazzi, junior, bimbo
audience.girls: bambina, bimba, bambine, bimbe, figlia
audience.boys: bambino, bimbo, figlio, maschietto
audience.baby: neonato, neonata, neonati, bebè, bebé, lattante, corredino
season.spring-summer: estate, estivo, estiva, estivi, estive, primavera, primaverile, caldo
season.autumn-winter: inverno, invernale, invernali, autunno, autunnale, freddo, calda, caldo inverno, pesante
season.all-year: quattro stagioni, tutto l anno
occasion.wedding: matrimonio, cerimonia, cerimonie, battesimo, comunione, cresima, invitata, testimone, nozze, sposa, sposo, damigella
occasion.party: festa, feste, party, sera, serata, cocktail, natale, capodanno, compleanno, elegante, eleganti, gala
occasion.office: ufficio, lavoro, business, colloquio, riunione, professionale
occasion.beach: spiaggia, mare, piscina, nuotare, bagno
occasion.holiday: vacanza, vacanze, viaggio, crociera, weekend, fine settimana, tropicale
occasion.sport: sport, sportivo, sportiva, palestra, ginnastica, yoga, allenamento, fitness, corsa
occasion.rain: pioggia, piovoso, impermeabile, idrorepellente, antipioggia, vento
occasion.snow: sci, montagna, neve, settimana bianca, slitta
occasion.school: scuola, asilo, scolastico, ritorno a scuola, divisa, rientro a scuola
occasion.night: notte, dormire, nanna, per dormire
occasion.home: casa, da casa, comodo, comoda, relax, smart working
occasion.birth: nascita, regalo nascita, regalo neonato, lista nascita
occasion.gift: regalo, regali, idea regalo, idee regalo, san valentino, festa della mamma, festa del papà, regalare, mamma, papà
occasion.between-seasons: mezza stagione, mezze stagioni, cambio stagione
fit.slim: slim, skinny, aderente, aderenti, attillato, attillata, sfiancato, stretto, stretti, affusolati
fit.regular: classico, regolare
fit.straight+regular: dritto, dritta, dritti, taglio dritto
fit.relaxed+wide+oversized: morbido, comodo taglio, rilassato, ampio, ampia, ampi
fit.oversized+relaxed: oversize, oversized
fit.wide+relaxed: largo, larga, larghi, larghe, palazzo, zampa, a zampa, svasato
length.cropped: corto, corta, corti, crop
length.mini+knee: mini, minigonna, sopra il ginocchio
length.knee: ginocchio, al ginocchio
length.midi: midi, longuette, al polpaccio
length.long+maxi+midi+full: lungo, lunga, lunghi, lunghe, maxi
length.ankle: alla caviglia, caviglia
neckline.crew+round: girocollo, collo tondo, collo rotondo
neckline.v-neck: scollo a v, collo a v, scollo v, collo v
neckline.roll: dolcevita, collo alto, lupetto, a collo alto
neckline.polo-collar: collo polo
neckline.band-collar: alla coreana, collo coreana, coreana
neckline.boat: scollo a barca, collo a barca, scollo barca
sleeve.sleeveless: senza maniche, smanicato, canotta
sleeve.short: maniche corte, manica corta, mezze maniche, mezza manica
sleeve.long: maniche lunghe, manica lunga
pattern.plain: tinta unita, unito
pattern.stripes: righe, riga, a righe, rigato, rigata, rigate, rigati
pattern.checks: quadri, a quadri, quadretti, a quadretti, scozzese, tartan, vichy
pattern.floral: fiori, a fiori, floreale, floreali, fiorato
pattern.dots: pois, a pois
pattern.other: stampa, stampato, stampata, fantasia
material.cotton: cotone
material.linen: lino
material.wool: lana, merino
material.cashmere: cashmere, cachemire
material.silk: seta
material.viscose: viscosa
material.polyester: poliestere
material.polyamide: poliammide, nylon
material.leather: pelle, cuoio
material.denim: denim
fact.recycled-50: riciclato, riciclata
fact.organic-cotton: biologico, bio, cotone biologico
offer.true: saldi, saldo, offerta, offerte, sconti, sconto, outlet, promozioni, scontato
new.true: novità, nuovi arrivi, nuova collezione
size: taglia, taglie, tg, misura, numero
years: anni, anno
months: mesi, mese
age: età
ignore: cerco, voglio, vorrei, un, uno, una, il, lo, la, i, gli, le, l, d, un, di, da, del, della, dei, delle, dal, con, per, in, e, o, a, ad, al, alla, su, mio, mia, abbigliamento, vestiario, moda, capo, capi, look, outfit, articolo, bello, bella, buono, nuovo, nuova, comprare, acquistare, paio, s, che
without: senza
`
