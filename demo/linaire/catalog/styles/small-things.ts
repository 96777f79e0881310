import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const SMALL_THINGS: readonly Style[] = [
	{
		code: 'A17',
		category: 'a-belts',
		run: 'belts',
		price: 3,
		told: told(`
fr Ceinture tressée en coton | Une tresse de coton ciré où la boucle se pique partout. Les embouts sont en cuir.
en Woven cotton belt | A braid of waxed cotton that the buckle pierces anywhere. The ends are leather.
es Cinturón trenzado de algodón | Trenza de algodón encerado: la hebilla entra por cualquier punto. Remates de piel.
de Geflochtener Gürtel aus Baumwolle | Geflecht aus gewachster Baumwolle, der Dorn greift überall. Die Enden sind aus Leder.
it Cintura intrecciata in cotone | Una treccia di cotone cerato in cui la fibbia entra ovunque. Le estremità sono in pelle.
pl Pleciony pasek z bawełny | Plecionka z woskowanej bawełny, klamrę można zapiąć w każdym miejscu. Końcówki są ze skóry.`),
		details: ['buckle-brass', 'tips-leather', 'width:3'],
		facets: { season: 'spring-summer' },
		cloth: { main: { cotton: 100 } },
		animalParts: true,
		care: 'hand',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['STN', 'NVY'],
	},
	{
		code: 'A18',
		category: 'a-jewel',
		run: 'one-size',
		price: 2,
		told: told(`
fr Créoles fines en laiton | Un anneau fin et rond, assez léger pour la journée. La paire est livrée dans un étui en coton.
en Fine brass hoop earrings | A fine, round hoop, light enough for the whole day. The pair comes in a cotton pouch.
es Aros finos de latón | Un aro fino y redondo, lo bastante ligero para todo el día. El par llega en una bolsita de algodón.
de Feine Creolen aus Messing | Schmale, runde Creolen, leicht genug für den ganzen Tag. Das Paar kommt in einem Baumwollbeutel.
it Orecchini a cerchio in ottone | Un cerchio sottile e tondo, abbastanza leggero per tutto il giorno. Il paio arriva in un sacchetto di cotone.
pl Cienkie kolczyki koła z mosiądzu | Cienkie, okrągłe koła, na tyle lekkie, że można je nosić cały dzień. Para w bawełnianym woreczku.`),
		details: ['brass-plated', 'posts-steel', 'diameter:28'],
		care: 'none',
		maker: 'linaire',
		colors: ['GOL', 'SIL'],
	},
	{
		code: 'A19',
		category: 'a-jewel',
		run: 'one-size',
		price: 3,
		told: told(`
fr Collier chaîne à maillons plats | Des maillons plats qui reposent à plat sur la peau. Le fermoir se règle sur 5 cm.
en Chain necklace with flat links | Flat links that lie flat on the skin. The clasp adjusts over 5 cm.
es Collar de cadena de eslabones planos | Eslabones planos que se apoyan sobre la piel. El cierre se ajusta en 5 cm.
de Halskette mit flachen Gliedern | Flache Glieder, die glatt auf der Haut liegen. Der Verschluss ist um 5 cm verstellbar.
it Collana a catena con maglie piatte | Maglie piatte che poggiano lisce sulla pelle. La chiusura si regola di 5 cm.
pl Łańcuszek z płaskich ogniw | Płaskie ogniwa, które gładko leżą na skórze. Zapięcie z regulacją 5 cm.`),
		details: ['brass-plated', 'clasp-lobster', 'chain:42'],
		care: 'none',
		maker: 'linaire',
		colors: ['GOL', 'SIL'],
	},
	{
		code: 'A20',
		category: 'a-socks',
		run: 'socks',
		price: 0,
		told: told(`
fr Lot de 3 paires de chaussettes côtelées | Un coton peigné côtelé, une couture plate aux orteils. Trois paires de la même couleur.
en Ribbed socks, 3 pairs | Combed cotton rib with a flat seam at the toes. Three pairs of the same colour.
es Calcetines de canalé, 3 pares | Canalé de algodón peinado con costura plana en los dedos. Tres pares del mismo color.
de Gerippte Socken, 3 Paar | Gerippte, gekämmte Baumwolle mit flacher Naht an den Zehen. Drei Paar in derselben Farbe.
it Calzini a coste, 3 paia | Cotone pettinato a coste con cucitura piatta sulle dita. Tre paia dello stesso colore.
pl Skarpetki w prążek, 3 pary | Czesana bawełna w prążek, płaski szew na palcach. Trzy pary w tym samym kolorze.`),
		details: ['pack-three', 'toe-flat', 'cuff-soft'],
		cloth: { main: { cotton: 78, polyamide: 20, elastane: 2 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['GRY', 'FOR', 'BUR'],
	},
	{
		code: 'A21',
		category: 'a-socks',
		run: 'tights',
		price: 0,
		told: told(`
fr Collant opaque 60 deniers | Une maille opaque et mate, une ceinture souple qui ne roule pas.
en Opaque tights, 60 denier | An opaque, matt knit with a soft waistband that does not roll.
es Medias opacas de 60 deniers | Malla opaca y mate, con una cintura suave que no se enrolla.
de Blickdichte Strumpfhose, 60 den | Blickdichte, matte Maschen und ein weicher Bund, der nicht rollt.
it Collant coprenti 60 denari | Maglia coprente e opaca, con una cintura morbida che non si arrotola.
pl Kryjące rajstopy 60 den | Kryjąca, matowa dzianina i miękki pas, który się nie zwija.`),
		details: ['denier:60', 'waist-soft', 'gusset-cotton'],
		facets: { season: 'autumn-winter' },
		cloth: { main: { polyamide: 88, elastane: 12 } },
		care: 'hand',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['BLK', 'BTL', 'PLU'],
	},
	{
		code: 'A22',
		category: 'a-leather',
		run: 'one-size',
		price: 3,
		told: told(`
fr Porte-cartes plat en cuir | Un cuir de vachette mince, teinté dans la masse. Il tient dans une poche de chemise.
en Flat leather card holder | Thin cowhide, dyed right through. It fits a shirt pocket.
es Tarjetero plano de piel | Piel vacuna fina, teñida en masa. Cabe en el bolsillo de una camisa.
de Flaches Kartenetui aus Leder | Dünnes, durchgefärbtes Rindsleder. Passt in die Hemdtasche.
it Portacarte piatto in pelle | Pelle bovina sottile, tinta in massa. Sta nel taschino della camicia.
pl Płaskie etui na karty ze skóry | Cienka skóra bydlęca barwiona na wskroś. Mieści się w kieszonce koszuli.`),
		details: ['cards:4', 'edges-painted', 'dims:10x7'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		colors: ['BTL', 'COG', 'PLU'],
	},
	{
		code: 'A23',
		category: 'a-leather',
		run: 'one-size',
		price: 6,
		told: told(`
fr Portefeuille pliant en cuir | Huit cartes, des billets et de la monnaie, sans épaisseur inutile. Un cuir de vachette grainé.
en Folding leather wallet | Eight cards, notes and coins without needless bulk. Grained cowhide.
es Cartera plegable de piel | Ocho tarjetas, billetes y monedas sin grosor de más. Piel vacuna graneada.
de Klappbare Geldbörse aus Leder | Acht Karten, Scheine und Münzen, ohne unnötig aufzutragen. Genarbtes Rindsleder.
it Portafoglio pieghevole in pelle | Otto carte, banconote e monete senza spessore inutile. Pelle bovina martellata.
pl Składany portfel ze skóry | Osiem kart, banknoty i monety bez zbędnej grubości. Groszkowana skóra bydlęca.`),
		details: ['cards:8', 'coins-zip', 'dims:11x9x2'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		colors: ['BLK', 'COG'],
	},
	{
		code: 'A24',
		category: 'a-sun',
		run: 'one-size',
		price: 5,
		told: told(`
fr Lunettes de soleil rondes en métal | Une monture légère et des verres de catégorie 3. Les plaquettes du nez se règlent.
en Round metal sunglasses | A light frame and category 3 lenses. The nose pads adjust.
es Gafas de sol redondas de metal | Montura ligera y lentes de categoría 3. Las plaquetas de la nariz se ajustan.
de Runde Sonnenbrille aus Metall | Leichte Fassung und Gläser der Kategorie 3. Die Nasenpads sind verstellbar.
it Occhiali da sole tondi in metallo | Montatura leggera e lenti di categoria 3. I naselli si regolano.
pl Okrągłe metalowe okulary przeciwsłoneczne | Lekka oprawka i szkła kategorii 3. Noski można regulować.`),
		details: ['lens-three', 'frame-metal', 'case-soft'],
		facets: { season: 'spring-summer' },
		care: 'none',
		maker: 'linaire',
		colors: ['TOR', 'BLK'],
	},
]
