/** French search words of facet values, departments, seasons and occasions: `key: word, phrase, ...`; see `read-words.ts`. */
export const FRENCH = `
color.white: blanc, blanche, blanc cassé, neige
color.ecru: écru, crème, ivoire, naturel, nacre
color.beige: beige, sable, camel, taupe, nude
color.brown: marron, brun, brune, chocolat, châtaigne, tabac, noisette
color.black: noir, noire, ébène
color.grey: gris, grise, anthracite, argent, argenté, souris
color.navy: marine, bleu marine, bleu nuit, bleu foncé
color.blue+navy: bleu, bleue, turquoise, azur, cyan
color.green+khaki: vert, verte, émeraude, sapin, turquoise verte
color.khaki: kaki, olive, vert militaire, vert armée
color.yellow: jaune, moutarde, doré, or, citron
color.orange: orange, orangé, rouille, corail, terracotta, brique, cuivre
color.red+burgundy: rouge, vermillon, écarlate, carmin
color.burgundy: bordeaux, lie de vin, grenat
color.pink: rose, fuchsia, saumon, vieux rose
color.purple: violet, violette, mauve, lilas, parme, lavande, prune, aubergine
color.multi: multicolore, coloré, bariolé
audience.women: femme, femmes, dame, dames, féminin, féminine, pour elle, madame
audience.men: homme, hommes, monsieur, masculin, masculine, pour lui, mec
audience.kids: enfant, enfants, gosse, junior, ado, adolescent, kid, kids
audience.girls: fille, fillette, petite fille
audience.boys: garçon, garçonnet, petit garçon
audience.baby: bébé, nouveau né, nourrisson, naissance, layette, tout petit
season.spring-summer: été, estival, estivale, printemps, printanier, printanière, saison chaude, canicule, printemps été
season.autumn-winter: hiver, hivernal, automne, automnal, grand froid, froid, chaud, chaude, bien chaud, automne hiver
season.all-year: toute saison, toutes saisons, quatre saisons
occasion.wedding: mariage, cérémonie, invitée, témoin, baptême, communion, noces, fiançailles, invité mariage, mariée, marié, demoiselle d honneur
occasion.party: soirée, fête, cocktail, gala, noël, nouvel an, réveillon, anniversaire, sortie, boîte de nuit, chic, habillé, habillée
occasion.office: bureau, travail, boulot, professionnel, business, entretien, réunion, entreprise
occasion.beach: plage, mer, piscine, baignade, bord de mer
occasion.holiday: vacances, voyage, croisière, tropical, week end, weekend, soleil
occasion.sport: sport, sportif, sportive, gym, yoga, entraînement, fitness, course, running, danse
occasion.rain: pluie, pluvieux, averse, étanche, imperméable, déperlant
occasion.snow: neige et froid, ski, montagne, luge, sports d hiver, temps de neige
occasion.school: école, rentrée, rentrée scolaire, rentrée des classes, scolaire, collège, maternelle, crèche
occasion.night: nuit, dormir, sommeil, coucher
occasion.home: maison, cocooning, détente, intérieur, télétravail, confortable, cosy
occasion.birth: cadeau naissance, cadeau de naissance, liste de naissance, trousseau
occasion.gift: cadeau, cadeaux, offrir, idée cadeau, saint valentin, fête des mères, fête des pères, maman, papa, cadeau femme, cadeau homme
occasion.between-seasons: mi saison, demi saison, entre saison, intersaison
fit.slim: slim, skinny, ajusté, cintré, moulant, près du corps, fuselé, étroit, serré
fit.regular: classique, coupe normale
fit.straight+regular: droit, droite, coupe droite
fit.relaxed+wide+oversized: ample, décontracté, relax, fluide
fit.oversized+relaxed: oversize, oversized, grande taille, très large, xxl large
fit.wide+relaxed: large, évasé, patte d éléphant, flare
length.cropped: court, courte, crop, raccourci
length.mini+knee: mini, minijupe, au dessus du genou
length.knee: genou, au genou
length.midi: midi, mi longue, mi long, mollet
length.long+maxi+midi+full: long, longue, maxi
length.ankle: 7 8, cheville, sept huitième
neckline.crew+round: col rond, ras du cou, encolure ronde
neckline.v-neck: col v, col en v, encolure v, décolleté
neckline.roll: col roulé, col montant, col cheminée
neckline.polo-collar: col polo
neckline.band-collar: col mao, col officier
neckline.boat: col bateau, encolure bateau
sleeve.sleeveless: sans manches, sans manche, débardeur, bretelles
sleeve.short: manches courtes, manche courte
sleeve.long: manches longues, manche longue
pattern.plain: uni, unie, unis
pattern.stripes: rayé, rayée, rayures, rayure, à rayures
pattern.checks: carreaux, à carreaux, écossais, tartan, vichy
pattern.floral: fleuri, fleurie, fleurs, à fleurs, floral, florale, imprimé fleuri, liberty
pattern.dots: pois, à pois
pattern.other: imprimé, imprimée, motif, motifs
material.cotton: coton
material.linen: lin
material.wool: laine, lainage, mérinos
material.cashmere: cachemire
material.silk: soie
material.viscose: viscose
material.polyester: polyester
material.polyamide: polyamide, nylon
material.leather: cuir
material.denim: denim, jean, jeans
fact.recycled-50: recyclé, recyclée, matière recyclée
fact.organic-cotton: bio, coton bio, biologique
offer.true: soldes, solde, promo, promotion, promotions, en promo, réduction, outlet, bonnes affaires, remise
new.true: nouveauté, nouveautés, nouvelle collection, dernières nouveautés
size: taille, tailles, t, pointure, en taille
years: ans, an, années
months: mois
age: âge, age
ignore: je, j, cherche, recherche, veux, voudrais, un, une, des, le, la, les, l, d, de, du, en, et, à, a, au, aux, avec, pour, sur, dans, mon, ma, mes, ou, qui, pas cher, bon, beau, belle, joli, jolie, petit, petite, petits, vêtement, vêtements, habit, habits, tenue, tenues, mode, look, article, modèle, achat, acheter, s, au x, in, the
without: sans
`
