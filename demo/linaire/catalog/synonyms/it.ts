/** `id: words that mean one thing > words that are found too`; see `../synonyms.ts`. */
export const ITALIAN_SYNONYMS = `
shirt: camicia, camicie, camiciola, camicetta > blusa, sovracamicia
blouse: blusa, bluse, camicetta, casacca, tunica, blusetta > camicia
overshirt: sovracamicia, giacca camicia, camicia giacca, overshirt, camicia boscaiolo, shacket > camicia
flannel-shirt: camicia di flanella, camicia flanella, camicia da boscaiolo, boscaiolo > camicia a quadri, sovracamicia
t-shirt: t shirt, maglietta, magliette, tshirt, maglia a maniche corte, tee, maglia intima > maglia bretone
long-tee: maglietta maniche lunghe, maglia a maniche lunghe, t shirt maniche lunghe, serafino > maglia bretone
polo: polo, maglia polo, polo shirt > t shirt
breton: maglia bretone, maglia a righe, maglietta marinara, marinara, maglia marinara, maglietta a righe > t shirt a righe, camicia a righe
camisole: top, canotta, canottiera, top con spalline, canotte, sottoveste, top sottoveste, bustier > t shirt
top: tops, parte superiore, crop top, maglia donna > top, t shirt, blusa
jumper: maglione, maglioni, pullover, maglia, golf, golfino, maglioncino, pull, girocollo, sweater, dolcevita > cardigan, felpa
roll-neck: dolcevita, lupetto, collo alto, maglione a collo alto, dolce vita, maglione collo alto > maglione
knitwear: maglieria, maglia, lavorato a maglia, tricot > maglione, cardigan, dolcevita
cable: trecce, a trecce, maglione irlandese, treccia, aran > maglione
cardigan: cardigan, golfino, giacca di maglia, golf aperto, giacchino di lana, coprispalle, bolero
gilet: gilet, smanicato, smanicati, gilet imbottito, piumino smanicato, giubbino smanicato, bodywarmer, panciotto
waistcoat: gilet elegante, panciotto, gilet da abito > gilet, blazer
sweatshirt: felpa, felpe, sweatshirt, felpa girocollo
hoodie: felpa con cappuccio, hoodie, felpa cappuccio, cappuccio > felpa
zip-sweat: felpa con zip, felpa zip, giacca della tuta, felpa aperta, giacca tuta, pile, felpa in pile > felpa
coat: cappotto, cappotti, soprabito, paltò, cappottino, pastrano > caban, montgomery, trench, parka
trench: trench, impermeabile, soprabito, spolverino, trench coat > cappotto
raincoat: impermeabile, giacca antipioggia, k way, kway, giacca a vento, mantella, cerata, giacca impermeabile, antivento, antipioggia, kiway > parka, idrorepellente, trench
parka: parka, parca, eskimo, giaccone > giacca antipioggia, giacca imbottita
peacoat: caban, giaccone, giaccone marinaro, peacoat, giacca marinara > cappotto doppiopetto
duffle: montgomery, duffle coat, dufflecoat > cappotto
puffer: piumino, piumini, giacca imbottita, giubbotto imbottito, bomber imbottito, piumone, giaccone imbottito, duvet, piumino leggero, cento grammi > giacca trapuntata, gilet trapuntato
quilted: trapuntato, trapuntata, imbottito, imbottita, matelassé > piumino
jacket: giacca, giacche, giacchetta, giacchino, giubbotto, giubbino, giaccone > blazer, piumino, sovracamicia, parka
bomber: giubbotto, giubbino, bomber, chiodo, giubbotti, giubbotto di pelle, giacca di pelle, giubbetto > giacca trapuntata, giacca in denim, giacca imbottita, parka, felpa con zip
denim-jacket: giacca in denim, giacca di jeans, giubbotto di jeans, giubbino di jeans, giacca jeans, giubbino jeans, giubbotto jeans > giacca
blazer: blazer, giacca elegante, giacca da abito, giacca formale, giacca sartoriale, giacca tailleur, smoking, giacca da cerimonia
suit: abito, abito da uomo, completo, tailleur, vestito da uomo, smoking, completo elegante, abiti da uomo > blazer, pantaloni in lana
jeans: jeans, jean, pantaloni di jeans, pantaloni jeans, denim
slim-jeans: jeans slim, jeans skinny, jeans aderenti, jeans stretti, skinny, jeggings > jeans affusolati, jeans dritti
wide-jeans: jeans ampi, jeans larghi, baggy, jeans a zampa, wide leg, mom jeans, zampa di elefante > jeans
straight-jeans: jeans dritti, jeans regular, jeans classici > jeans
trousers: pantaloni, pantalone, calzoni, brache > chino, jeans
pleated-trousers: pantaloni con pinces, pantaloni eleganti, pantaloni da abito, pantaloni classici, pantaloni formali > pantaloni in lana
wide-trousers: pantaloni ampi, palazzo, pantaloni palazzo, pantaloni larghi, culotte, pantaloni morbidi > pantaloni in lino, jeans ampi
chinos: chino, chinos, pantaloni chino, pantaloni di cotone, cargo, pantaloni in cotone > pantaloni
joggers: pantaloni in felpa, jogger, joggers, pantaloni della tuta, tuta, pantaloni tuta, pantaloni sportivi, pantatuta > pantaloni
tracksuit: tuta, tuta da ginnastica, tuta sportiva, tute, completo sportivo > pantaloni in felpa, felpa
leggings: leggings, leggins, fuseaux, pantacollant, legging > collant, pantaloni in felpa
shorts: shorts, pantaloncini, bermuda, pantaloni corti, pantaloncino, short, calzoncini
skirt: gonna, gonne, gonnellina, gonnella
pleated-skirt: gonna plissettata, gonna a pieghe, gonna midi, gonna lunga, plissé, plissettata > gonna
denim-skirt: gonna in denim, gonna di jeans, minigonna, gonna jeans, mini gonna, gonna corta > gonna
ruffles: balze, volant, gonna a balze, volants, ruches
dress: vestito, vestiti, abito, abiti, abitino, vestitino, abito da donna > chemisier, scamiciato
wrap-dress: vestito a portafoglio, abito a portafoglio, portafoglio abito, vestito incrociato > vestito a fiori
shirt-dress: chemisier, abito camicia, vestito camicia, vestito chemisier, abito chemisier > vestito
floral-dress: vestito a fiori, abito a fiori, vestito floreale, abito fiorato > vestito
long-dress: vestito lungo, abito lungo, vestito midi, abito da sera, vestito estivo, abito da cerimonia > vestito a portafoglio, chemisier
pinafore: scamiciato, salopette gonna, vestito scamiciato, grembiule > vestito
jumpsuit: tuta intera, jumpsuit, tuta elegante, overall > salopette
dungarees: salopette, tuta con bretelle, pantaloni con bretelle
pyjamas: pigiama, pigiami, pigiamino, pyjama, homewear
nightwear: camicia da notte, vestaglia, accappatoio, intimo, sottoveste, babydoll > pigiama, top in raso
sleepsuit: tutina, pagliaccetto, tutine, pigiamino neonato, ghettina, sacco nanna > pigiama, body
bodysuit: body, bodies, body neonato, body intimo > tutina
underwear: intimo, biancheria intima, mutande, boxer, slip, canottiera, biancheria > pigiama, top, body
swimsuit: costume da bagno, costume, costumi, bikini, costume intero, slip da bagno, due pezzi mare, costumino
bag: borsa, borse, borsetta, sacca
handbag: borsetta, borsa a mano, borsa da donna, borsa a spalla, pochette, clutch, bauletto > shopper, tracolla, borsa a secchiello
tote: shopper, borsa shopper, tote, tote bag, borsa della spesa, borsa grande, borsa di tela, borsa mare, shopping bag > borsa
crossbody: tracolla, borsa a tracolla, tracollina, crossbody, postina, borsello, marsupio > borsa
bucket-bag: borsa a secchiello, secchiello, bucket bag, sacca > borsa
backpack: zaino, zaini, zainetto, cartella, zaino scuola, zaino porta pc
shoes: scarpe, scarpa, calzature, calzatura
trainers: sneaker, sneakers, scarpe da ginnastica, scarpe sportive, scarpe da tennis, scarpe ginnastica, tennis, scarpette
loafers: mocassini, mocassino, scarpe eleganti, college, scarpe classiche, stringate, derby, francesine, scarpe da uomo eleganti > ballerine
boots: stivaletti, stivaletto, stivali, tronchetti, beatles, stivale, polacchini, anfibi, scarponcini
ballet-flats: ballerine, ballerina, décolleté, scarpe basse, paperine, tacchi, scarpe con tacco > mocassini
sandals: sandali, sandalo, infradito, ciabatte, espadrillas, zoccoli, ciabattine
scarf: sciarpa, sciarpe, scaldacollo, stola, pashmina, scialle, scarf > foulard
silk-square: foulard, fazzoletto, bandana, foulard di seta, carré, fazzoletto da collo, foulards > sciarpa
hat: cappello, cappelli, copricapo > berretto, cappello da pescatore
cap: cappellino, berretto con visiera, coppola, basco, visiera, cappellini > cappello da pescatore, berretto
beanie: berretto, berretta, cuffia, cuffietta, zuccotto, cappello di lana, berretti, cappellino di lana, cappello invernale
bucket-hat: cappello da pescatore, pescatore, bucket hat, cloche, cappello da sole > cappello
straw-hat: cappello di paglia, panama, paglietta, cappello da sole, cappello da spiaggia > cappello da pescatore
gloves: guanti, guanto, muffole > berretto, sciarpa
belt: cintura, cinture, cinturone, cinta, cinghia
jewellery: gioielli, gioiello, bigiotteria, bracciale, anello, monili, bijoux
earrings: orecchini, orecchino, cerchi, orecchini a cerchio, creole, pendenti > gioielli
necklace: collana, collane, catena, catenina, ciondolo, collier, girocollo gioiello > gioielli
socks: calzini, calzino, calze, calzettoni, fantasmini, calza, pedalini
tights: collant, calze, calzamaglia, calze coprenti, calza, autoreggenti, calze nere
wallet: portafoglio, portafogli, portamonete, borsellino, portafoglio uomo > portacarte
card-holder: portacarte, porta carte, portatessere, porta tessere, porta carte di credito > portafoglio
sunglasses: occhiali da sole, occhiali, occhiale, occhiali sole
leather-goods: pelletteria, piccola pelletteria, accessori in pelle > portafoglio, portacarte, cintura in pelle
outerwear: capispalla, capospalla, giubbotti e cappotti > cappotto, giacca, parka
warm-accessories: accessori invernali, accessori inverno > sciarpa, berretto, collant
linen-shirt: camicia di lino, camicia lino, camicia estiva, coreana > camicia
oxford: oxford, camicia oxford, camicia elegante, camicia da ufficio, camicia button down > camicia in popeline, camicia
poplin: popeline, percalle
satin: raso, satin, satinato, setoso, satinata
corduroy: velluto a coste, velluto, coste, velluto costine
velour: ciniglia, velluto, velour, ciniglia morbida
loopback: felpa, felpato, garzato, french terry
flannel: flanella, garzata
twill: twill, gabardina, saia
canvas: tela, canvas, tessuto
voile: voile, mussola, chiffon, garza
merino: merino, lana merino, lana fine
lambswool: lana d agnello, agnello, lambswool
straw: paglia, rafia, vimini
brass: ottone, placcato oro, dorato
metal: metallo, metallico, metallica
ribbed: a coste, costine, a costine, coste
tie-neck: fiocco, con fiocco, lavallière
peter-pan: colletto bebè, colletto tondo, colletto peter pan
double-breasted: doppiopetto, doppio petto
single-breasted: monopetto, un bottone, mono petto
belted: con cintura, in vita cintura
zip: zip, cerniera, con zip, lampo
button: bottoni, abbottonato, con bottoni
hooded: cappuccio, con cappuccio, incappucciato
water-repellent: idrorepellente, impermeabile, waterproof, antipioggia, resistente all acqua
stretch: elasticizzato, elasticizzati, stretch, elastan, elastico
high-waist: vita alta, a vita alta
adjustable: regolabile, vita regolabile, vita elastica
drawstring: coulisse, laccio in vita, cordino
chest-pocket: taschino, tasca sul petto, tasca
printed: stampato, stampata, fantasia, disegno
pleated: plissettata, pieghe, pinces
opaque: coprenti, coprente, 60 denari
structured: strutturata, rigida
soft: morbido, morbida, soffice
heavy: pesante, spesso, grosso
fine: sottile, leggero, fine
wide-brim: tesa larga, falda larga
chunky-knit: maglione grosso, maglione pesante, maglia grossa, maglione oversize, maglione spesso > maglione in lana
hoops: cerchi, creole, anelle
crossed-straps: spalline incrociate, schiena incrociata
baby-clothes: corredino, vestiti neonato, abbigliamento neonato, set nascita > body, tutina
kids-coat: cappotto bambina, cappotto bambino, cappottino > montgomery, giacca imbottita, giacca antipioggia
set: set, confezione, pacco, tris
pique: piqué, nido d ape
stand-collar: collo alto, collo in piedi, collo coreana
jersey: jersey, maglina
smart-shoes: scarpe da cerimonia, scarpe eleganti, scarpe da sposo > mocassini, ballerine
casual: casual, informale, tempo libero, quotidiano > jeans, felpa, t shirt
winter-shoes: scarpe invernali, scarpe pesanti > stivaletti
wool-coat: cappotto di lana, cappotto in panno, panno, cappotto lana, cappotto cammello > cappotto
denim: denim, jeans tessuto, tela di jeans
shawl-collar: collo a scialle, collo sciallato
tapered: affusolati, carrot, stretto in fondo
office-bag: borsa da lavoro, borsa ufficio, cartella lavoro, ventiquattrore > shopper, zaino
wedding-outfit: vestito da cerimonia, abito da cerimonia, vestito da matrimonio, vestito elegante > vestito, blazer, blusa
unlined: sfoderato, sfoderata, blazer estivo, giacca estiva > blazer in lino
leather-bag: borsa di pelle, borsa in pelle, borsa pelle, borsa di cuoio
polo-kids: grembiulino, divisa scolastica > camicia, t shirt
boat-neck: scollo a barca, collo a barca
striped-shirt: camicia a righe, camicia rigata, camicia bastoncino > camicia
sleeveless-jacket: giacca senza maniche, giubbotto senza maniche > gilet trapuntato
`
