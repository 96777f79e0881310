import type { Department } from '../categories.ts'

export const WOMEN: Department = {
	id: 'women',
	block: `
fr Femme | Des vêtements coupés simplement, dans des tissus qui méritent qu’on les regarde.
en Women | Clothes cut simply, in fabrics worth looking at.
es Mujer | Ropa de corte sencillo, en tejidos que merecen una mirada.
de Damen | Schlicht geschnittene Kleidung aus Stoffen, die einen zweiten Blick verdienen.
it Donna | Capi dal taglio semplice, in tessuti che vale la pena guardare.
pl Damskie | Ubrania o prostym kroju, z tkanin, którym warto się przyjrzeć.`,
	categories: [
		[
			'w-dresses',
			`
fr Robes | Robes portefeuille, robes chemise : une pièce et la tenue est faite.
en Dresses | Wrap dresses, shirt dresses: one piece and you are dressed.
es Vestidos | Vestidos cruzados, vestidos camiseros: una prenda y ya está.
de Kleider | Wickelkleider und Hemdblusenkleider: ein Teil, und Sie sind angezogen.
it Vestiti | Vestiti a portafoglio e chemisier: un capo solo e sei a posto.
pl Sukienki | Sukienki kopertowe i koszulowe: jedna rzecz i strój gotowy.`,
		],
		[
			'w-tops',
			`
fr T-shirts et tops | Jersey, côte et satin, du t-shirt épais au caraco.
en T-shirts & tops | Jersey, rib and satin, from the heavy tee to the camisole.
es Camisetas y tops | Punto liso, canalé y satén, de la camiseta gruesa al top de tirantes.
de T-Shirts & Tops | Jersey, Rippe und Satin, vom schweren T-Shirt bis zum Trägertop.
it T-shirt e top | Jersey, costina e raso, dalla T-shirt pesante al top con spalline.
pl T-shirty i topy | Dżersej, prążek i satyna: od grubego T-shirtu po top na ramiączkach.`,
		],
		[
			'w-shirts',
			`
fr Chemises et blouses | Popeline, lin et satin, à col classique, officier ou lavallière.
en Shirts & blouses | Poplin, linen and satin, with a classic collar, a band collar or a tie neck.
es Camisas y blusas | Popelín, lino y satén, con cuello clásico, mao o con lazada.
de Blusen & Hemden | Popeline, Leinen und Satin, mit Hemdkragen, Stehkragen oder Schleife.
it Camicie e bluse | Popeline, lino e raso, con collo classico, alla coreana o con fiocco.
pl Koszule i bluzki | Popelina, len i satyna, z kołnierzykiem klasycznym, stójką lub wiązaniem.`,
		],
		[
			'w-knit',
			`
fr Pulls et gilets | Laine épaisse, mérinos fin et col roulé côtelé.
en Knitwear | Chunky wool, fine merino and ribbed roll necks.
es Jerséis y cárdigans | Lana gruesa, merino fino y cuellos altos de canalé.
de Pullover & Strickjacken | Grobe Wolle, feine Merinowolle und gerippte Rollkragen.
it Maglioni e cardigan | Lana grossa, merino sottile e colli alti a coste.
pl Swetry i kardigany | Gruba wełna, cienki merynos i prążkowane golfy.`,
		],
		[
			'w-sweats',
			`
fr Sweats | Molleton de coton, coupe droite, bords-côtes nets.
en Sweatshirts | Cotton loopback, a straight cut and neat ribs.
es Sudaderas | Felpa de algodón, corte recto y puños de canalé.
de Sweatshirts | Sweatstoff aus Baumwolle, gerade geschnitten, mit sauberen Bündchen.
it Felpe | Felpa di cotone, taglio dritto e bordi a costine.
pl Bluzy | Bawełniana dzianina pętelkowa, prosty krój i równe ściągacze.`,
		],
		[
			'w-coats',
			`
fr Manteaux | Manteaux de laine et trenchs, à porter plusieurs hivers.
en Coats | Wool coats and trench coats, to wear for several winters.
es Abrigos | Abrigos de lana y gabardinas para llevar varios inviernos.
de Mäntel | Wollmäntel und Trenchcoats, für mehr als einen Winter.
it Cappotti | Cappotti di lana e trench, da portare per più inverni.
pl Płaszcze | Wełniane płaszcze i trencze na niejedną zimę.`,
		],
		[
			'w-jackets',
			`
fr Vestes et blazers | Blazer, veste en jean, veste matelassée : la couche du dessus.
en Jackets & blazers | Blazers, denim jackets and quilted jackets: the top layer.
es Chaquetas y blazers | Blazers, cazadoras vaqueras y chaquetas acolchadas: la última capa.
de Jacken & Blazer | Blazer, Jeansjacken und Steppjacken: die oberste Schicht.
it Giacche e blazer | Blazer, giacche di jeans e giacche trapuntate: lo strato di sopra.
pl Kurtki i marynarki | Marynarki, kurtki jeansowe i pikowane: wierzchnia warstwa.`,
		],
		[
			'w-jeans',
			`
fr Jeans | Droits ou larges, taille haute, en denim de coton.
en Jeans | Straight or wide, high in the waist, in cotton denim.
es Vaqueros | Rectos o anchos, de talle alto, en denim de algodón.
de Jeans | Gerade oder weit, mit hohem Bund, aus Baumwolldenim.
it Jeans | Dritti o ampi, a vita alta, in denim di cotone.
pl Jeansy | Proste lub szerokie, z wysokim stanem, z bawełnianego denimu.`,
		],
		[
			'w-trousers',
			`
fr Pantalons | Pinces marquées ou lin fluide, pour le bureau comme pour l’été.
en Trousers | Sharp pleats or loose linen, for the office and for summer.
es Pantalones | Pinzas marcadas o lino suelto, para la oficina y para el verano.
de Hosen | Klare Bundfalten oder weites Leinen, fürs Büro und für den Sommer.
it Pantaloni | Pinces decise o lino morbido, per l’ufficio e per l’estate.
pl Spodnie | Wyraźne zakładki albo luźny len: do biura i na lato.`,
		],
		[
			'w-skirts',
			`
fr Jupes et shorts | Plissée midi ou courte en jean.
en Skirts & shorts | Pleated midi or short denim.
es Faldas y shorts | Plisada midi o vaquera corta.
de Röcke & Shorts | Plissiert bis zur Wade oder kurz aus Denim.
it Gonne e shorts | Plissettata midi o corta in denim.
pl Spódnice i szorty | Plisowane midi albo krótkie z denimu.`,
		],
		[
			'w-jumpsuits',
			`
fr Combinaisons | Haut et pantalon d’un seul tenant.
en Jumpsuits | Top and trousers in one piece.
es Monos | Cuerpo y pantalón en una sola prenda.
de Jumpsuits | Oberteil und Hose in einem Stück.
it Jumpsuit | Corpino e pantaloni in un solo capo.
pl Kombinezony | Góra i spodnie w jednym.`,
		],
		[
			'w-night',
			`
fr Lingerie et nuit | Caracos et pièces souples pour la nuit et le matin.
en Lingerie & nightwear | Camisoles and soft pieces for night and morning.
es Lencería y pijamas | Tops de tirantes y prendas suaves para la noche y la mañana.
de Wäsche & Nachtwäsche | Trägertops und weiche Teile für Nacht und Morgen.
it Intimo e pigiami | Top con spalline e capi morbidi per la notte e il mattino.
pl Bielizna i piżamy | Topy na ramiączkach i miękkie rzeczy na noc i poranek.`,
		],
		[
			'w-swim',
			`
fr Maillots de bain | Des maillots qui tiennent en place dans l’eau.
en Swimwear | Swimsuits that stay in place in the water.
es Bañadores y bikinis | Bañadores que se quedan en su sitio dentro del agua.
de Bademode | Badeanzüge, die im Wasser sitzen bleiben.
it Costumi da bagno | Costumi che restano al loro posto in acqua.
pl Stroje kąpielowe | Stroje, które w wodzie zostają na swoim miejscu.`,
		],
	],
}
