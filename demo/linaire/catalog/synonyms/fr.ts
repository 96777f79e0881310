/** `id: words that mean one thing > words that are found too`; see `../synonyms.ts`. */
export const FRENCH_SYNONYMS = `
shirt: chemise, chemises, liquette, limace > chemisier, surchemise
blouse: blouse, chemisier, chemisette, blouse femme > chemise
overshirt: surchemise, sur chemise, chemise épaisse, veste chemise, shacket, chemise bûcheron > chemise
flannel-shirt: chemise de bûcheron, chemise flanelle, chemise canadienne > chemise flanelle carreaux, surchemise
t-shirt: t shirt, tee shirt, tshirt, teeshirt, tee, maillot de corps, maillot > marinière
long-tee: t shirt manches longues, tee shirt manches longues, tunisien, henley > marinière
polo: polo, polo shirt > t shirt
breton: marinière, pull marin, haut rayé, tee shirt marin, t shirt rayé, pull breton > t shirt rayé, chemise rayée
camisole: caraco, débardeur, top à bretelles, nuisette, top, bustier, marcel, brassière, haut à bretelles > t shirt
top: haut, top, hauts, crop top > caraco, t shirt, blouse, marinière
tunic: tunique, caftan > blouse, robe chemise
jumper: pull, pullover, pull over, chandail, tricot, lainage, gros pull, sweater, sous pull > gilet, cardigan, sweat
roll-neck: col roulé, pull col roulé, sous pull, col montant, col cheminée, turtleneck > pull
knitwear: maille, tricot, tricots, lainages > pull, cardigan, gilet
cable: torsade, torsades, pull irlandais, pull torsadé, irlandais > pull
cardigan: cardigan, gilet, gilet en laine, gilet en maille, veste en laine, gilet boutonné, paletot, boléro
vest: gilet sans manches, doudoune sans manches, bodywarmer, body warmer, gilet matelassé, veste sans manches, sans manche > gilet
waistcoat: gilet de costume, gilet costume > gilet, blazer
sweatshirt: sweat, sweatshirt, sweat shirt, molleton, pull molletonné > sweat zippé
hoodie: hoodie, sweat à capuche, sweat capuche, capuche, pull à capuche, pull capuche, hoody, à capuche > sweat
zip-sweat: sweat zippé, veste de survêtement, gilet zippé, veste zippée, sweat zip, veste molleton, polaire, veste polaire > sweat
coat: manteau, manteaux, pardessus, paletot long, pelisse, manteau long, redingote > caban, duffle coat, trench, parka
trench: trench, trench coat, gabardine, imper, ciré long > manteau
raincoat: imperméable, imper, ciré, k way, kway, coupe vent, coupe-vent, coupevent, veste de pluie, blouson imperméable, vêtement de pluie, manteau de pluie, anorak > parka, déperlante, trench
parka: parka, parkas, anorak, canadienne > imperméable, doudoune
peacoat: caban, cabans, manteau marin, vareuse > manteau croisé
duffle: duffle coat, dufflecoat, duffel coat, kabig > manteau
puffer: doudoune, doudounes, anorak, blouson matelassé, plumes, duvet, manteau matelassé, moncler > veste matelassée, gilet matelassé
quilted: matelassé, matelassée, molletonnée, veste matelassée > doudoune
jacket: veste, vestes, jaquette, veste courte > blazer, blouson, doudoune, veste en jean, surchemise, parka
bomber: blouson, bomber, teddy, aviateur, perfecto, blouson aviateur > veste matelassée, veste en jean, doudoune, parka, sweat zippé
denim-jacket: veste en jean, veste jean, blouson en jean, blouson jean, jacket jean, veste denim, trucker > veste
blazer: blazer, veston, veste de costume, veste tailleur, veste de tailleur, tailleur, smoking, veste habillée
suit: costume, costard, tailleur pantalon, complet, smoking, ensemble costume > blazer, pantalon à pinces, pantalon laine pinces
jeans: jean, jeans, denim, pantalon en jean, levis, pantalon jean, blue jean
slim-jeans: jean slim, jean skinny, skinny, jean serré, jegging, jean moulant > jean fuselé, jean droit
wide-jeans: jean large, jean baggy, baggy, jean évasé, jean flare, mom jean, jean patte d éléphant, jean pattes d eph > jean
straight-jeans: jean droit, jean regular, jean classique > jean
trousers: pantalon, pantalons, futal, froc, falzar, bas > chino, jean, jogging
pleated-trousers: pantalon à pinces, pantalon tailleur, pantalon de costume, pantalon habillé, pantalon de ville > pantalon
wide-trousers: pantalon large, palazzo, pantalon fluide, sarouel, pantalon ample > pantalon, jean large
chinos: chino, chinos, pantalon chino, pantalon toile, pantalon en toile, cargo > pantalon
joggers: jogging, pantalon de jogging, survêtement, bas de survêtement, jogger, survet, sweatpants, pantalon de sport, pantalon molleton > pantalon
tracksuit: survêtement, survet, ensemble jogging, tenue de sport > jogging, sweat
leggings: legging, leggings, caleçon long, jegging > collant, jogging
shorts: short, shorts, bermuda, bermudas, culotte courte, pantacourt
skirt: jupe, jupes, jupon, jupette
pleated-skirt: jupe plissée, jupe longue, jupe midi, plissé, plis > jupe
denim-skirt: jupe en jean, minijupe, mini jupe, jupe courte > jupe
ruffles: volant, volants, froufrou, jupe à volants
dress: robe, robes, robette, tenue habillée
wrap-dress: robe portefeuille, robe cache cœur, cache cœur, robe croisée > robe à fleurs
shirt-dress: robe chemise, robe chemisier, robe boutonnée, liquette longue > robe
floral-dress: robe fleurie, robe à fleurs, robe imprimée > robe
summer-dress: robe légère, robe de plage, robe bain de soleil > robe lin, robe à fleurs
pinafore: robe chasuble, chasuble, robe salopette, tablier > robe
jumpsuit: combinaison, combi, combinaison pantalon, combishort > salopette
dungarees: salopette, cotte, bleu de travail
pyjamas: pyjama, pyjamas, pijama, vêtement de nuit, tenue de nuit, homewear > dors bien
nightwear: chemise de nuit, nuisette, lingerie, vêtements de nuit, robe de chambre, peignoir > pyjama, caraco
sleepsuit: dors bien, grenouillère, surpyjama, turbulette, gigoteuse, babygro > pyjama, body
bodysuit: body, bodies, bodys, barboteuse, sous vêtement bébé > dors bien
underwear: sous vêtement, sous vêtements, lingerie, slip, boxer, caleçon, culotte > pyjama, caraco, body
swimsuit: maillot de bain, maillot, bikini, maillots, une pièce, tenue de bain, monokini
bag: sac, sacs, bagage, besace, pochette
handbag: sac à main, sac main, sac dame, sac de ville, sac porté main, sac porté épaule > cabas, sac bandoulière, sac seau
tote: cabas, tote bag, tote, sac shopping, sac de courses, shopper, fourre tout, sac fourre tout, panier > sac
crossbody: sac bandoulière, bandoulière, besace, sacoche, sac porté croisé, gibecière, pochette > sac
bucket-bag: sac seau, sac bourse, seau > sac
backpack: sac à dos, cartable, sac d école, sac à dos ordinateur, sac dos, eastpak
shoes: chaussures, chaussure, souliers, godasses, pompes, grolles
trainers: baskets, basket, tennis, sneakers, sneaker, chaussures de sport, tennis cuir, runnings, stan smith
loafers: mocassins, mocassin, derbies, richelieu, chaussures de ville, chaussures habillées, penny loafers, derby > ballerines
boots: bottines, bottine, bottes, botte, boots, low boots, chelsea, bottillons
ballet-flats: ballerines, ballerine, chaussons, escarpins, escarpin, chaussures plates, talons > mocassins
sandals: sandales, sandale, nu pieds, nu pied, tongs, claquettes, espadrilles, spartiates, mules, tropéziennes
scarf: écharpe, écharpes, cache nez, cache col, snood, étole, châle, cache cou, foulard > carré de soie
silk-square: carré de soie, foulard, foulards, bandana, carré, foulard soie > écharpe
hat: chapeau, chapeaux, couvre chef, galure > bob, bonnet
cap: casquette, casquettes, béret, visière > bob, chapeau, bonnet
beanie: bonnet, bonnets, tuque, béret, bonnet de laine, cagoule
bucket-hat: bob, bobs, chapeau de pêcheur, chapeau de soleil > chapeau
straw-hat: chapeau de paille, panama, capeline, canotier, chapeau de soleil, paille > bob
gloves: gants, gant, moufles, mitaines > bonnet, écharpe
belt: ceinture, ceintures, ceinturon
jewellery: bijou, bijoux, joaillerie, bracelet, bague, bijouterie, parure
earrings: boucles d oreilles, boucle d oreille, boucles oreilles, créoles, créole, anneaux, pendants > bijoux
necklace: collier, colliers, chaîne, sautoir, pendentif, chaînette, médaillon > bijoux
socks: chaussettes, chaussette, mi bas, soquettes, socquettes, socquette, chaussette sport
tights: collant, collants, bas, bas nylon, legging
wallet: portefeuille, portefeuilles, porte monnaie, portemonnaie, portefeuil > porte cartes
card-holder: porte cartes, porte carte, étui cartes, étui à cartes, porte carte bancaire > portefeuille
sunglasses: lunettes, lunette de soleil, lunettes de soleil, solaires, ray ban
leather-goods: maroquinerie, petite maroquinerie, cuirs > portefeuille, porte cartes, ceinture cuir
outerwear: blousons, manteaux et vestes, vêtements d extérieur > manteau, parka, veste, doudoune
warm-accessories: accessoires hiver, accessoires d hiver > écharpe, bonnet, collant
linen-shirt: chemise en lin, chemise lin, chemise d été > chemise
oxford: oxford, chemise oxford, chemise habillée, chemise de ville, chemise business > chemise popeline, chemise
poplin: popeline, percale
satin: satin, satiné, satinée, soyeux
corduroy: velours côtelé, velours, velours milleraies, côtelé
velour: velours, velours ras, peluche
loopback: molleton, molletonné, french terry, éponge
flannel: flanelle, pilou
twill: sergé, twill, gabardine de coton
canvas: toile, toile de coton, canevas
voile: voile, mousseline, voilage
merino: mérinos, mérino, laine fine
lambswool: laine d agneau, lambswool, agneau
straw: paille, raphia, osier
brass: laiton, doré, plaqué or
metal: métal, métallique, monture métal
ribbed: côtelé, côtes, à côtes, côte
tie-neck: lavallière, nœud, col lavallière, col noué
peter-pan: col claudine, col rond fille, petit col
double-breasted: croisé, double boutonnage, croisée
single-breasted: droit, un bouton, simple boutonnage
belted: ceinturé, ceinturée, avec ceinture, à ceinture
zip: zippé, zippée, zip, fermeture éclair, à zip
button: boutonné, boutonnée, à boutons, boutons
hooded: à capuche, capuche, capuchon
water-repellent: déperlant, déperlante, imperméable, waterproof, étanche, résistant à l eau
stretch: stretch, extensible, élasthanne, élastique
high-waist: taille haute, taille haut
adjustable: réglable, ajustable, taille élastique, taille élastiquée
drawstring: cordon, taille coulissée, lien de serrage
chest-pocket: poche poitrine, à poche, poche
printed: imprimé, imprimée, motif
pleated: plissé, plissée, plis, pinces
opaque: opaque, opaques, 60 deniers, voilé
structured: structuré, rigide
soft: souple, doux, douce
heavy: épais, épaisse, lourd, gros
fine: fin, fine, léger, légère
wide-brim: large bord, capeline, grand chapeau
hoops: créoles, anneaux, boucles anneaux
boot-zip: bottines zippées, bottines à zip > bottines
trainers-white: baskets blanches, tennis blanches > baskets
boat-neck: col bateau, encolure bateau, encolure marinière
crossed-straps: bretelles croisées, dos croisé, dos nageur
baby-clothes: layette, vêtement bébé, habits bébé, trousseau > body, dors bien
kids-coat: manteau enfant, manteau fille, manteau garçon > duffle coat, doudoune
school-bag: cartable, sac d école, sac école > sac à dos
set: lot, pack, ensemble, lot de 3
smart-shoes: chaussures habillées, chaussures de cérémonie, souliers > mocassins, ballerines
bucket: seau, bourse
sleeveless-jacket: veste sans manches, gilet sans manche, doudoune sans manches > gilet matelassé
pique: piqué, maille piquée, nid d abeille
stand-collar: col montant, col droit, col officier, col mao
mono: monomatière, mono matière
wool-trousers: pantalon en laine, pantalon chaud, pantalon d hiver > pantalon
linen-trousers: pantalon en lin, pantalon lin, pantalon d été, pantalon léger > pantalon
scandi-knit: pull grosse maille, gros pull, pull épais, grosse maille > pull laine
wedding-outfit: tenue de mariage, tenue de cérémonie, tenue de soirée > robe, blazer, blouse
`
