import type { Department } from '../categories.ts'

export const MEN: Department = {
	id: 'men',
	block: `
fr Homme | Des coupes nettes, des matières franches, des détails utiles.
en Men | Clean cuts, honest fabrics, useful details.
es Hombre | Cortes limpios, tejidos con carácter, detalles útiles.
de Herren | Klare Schnitte, ehrliche Stoffe, nützliche Details.
it Uomo | Tagli puliti, tessuti schietti, dettagli utili.
pl Męskie | Czyste kroje, solidne tkaniny, przydatne detale.`,
	categories: [
		[
			'm-tshirts',
			`
fr T-shirts et polos | Jersey épais, marinière et maille piquée.
en T-shirts & polos | Heavy jersey, Breton stripes and piqué.
es Camisetas y polos | Punto grueso, rayas marineras y piqué.
de T-Shirts & Polos | Schwerer Jersey, Bretonstreifen und Piqué.
it T-shirt e polo | Jersey pesante, righe bretoni e piqué.
pl T-shirty i polo | Gruby dżersej, marynarskie paski i pika.`,
		],
		[
			'm-shirts',
			`
fr Chemises | Oxford, lin et surchemises à carreaux.
en Shirts | Oxford, linen and check overshirts.
es Camisas | Oxford, lino y sobrecamisas de cuadros.
de Hemden | Oxford, Leinen und karierte Overshirts.
it Camicie | Oxford, lino e sovracamicie a quadri.
pl Koszule | Oxford, len i wierzchnie koszule w kratę.`,
		],
		[
			'm-knit',
			`
fr Pulls et gilets | Mérinos fin, laine d’agneau et col châle.
en Knitwear | Fine merino, lambswool and shawl collars.
es Jerséis y cárdigans | Merino fino, lana de cordero y cuello chal.
de Pullover & Strickjacken | Feine Merinowolle, Lammwolle und Schalkragen.
it Maglioni e cardigan | Merino sottile, lana d’agnello e collo a scialle.
pl Swetry i kardigany | Cienki merynos, wełna jagnięca i szalowe kołnierze.`,
		],
		[
			'm-sweats',
			`
fr Sweats | À capuche ou zippés, en molleton de coton.
en Sweatshirts | Hooded or zipped, in cotton loopback.
es Sudaderas | Con capucha o con cremallera, en felpa de algodón.
de Sweatshirts | Mit Kapuze oder Reißverschluss, aus Sweatstoff.
it Felpe | Con cappuccio o con zip, in felpa di cotone.
pl Bluzy | Z kapturem lub na zamek, z bawełnianej dzianiny.`,
		],
		[
			'm-outer',
			`
fr Manteaux et blousons | Laine, parka et gilet matelassé, selon le temps qu’il fait.
en Coats & jackets | Wool, parkas and quilted gilets, as the weather asks.
es Abrigos y cazadoras | Lana, parkas y chalecos acolchados, según el tiempo.
de Mäntel & Jacken | Wolle, Parka und Steppweste, je nach Wetter.
it Cappotti e giubbotti | Lana, parka e gilet trapuntati, secondo il tempo.
pl Płaszcze i kurtki | Wełna, parki i pikowane bezrękawniki, zależnie od pogody.`,
		],
		[
			'm-suits',
			`
fr Costumes et blazers | Vestes déstructurées, à porter seules ou en tenue.
en Suits & blazers | Soft jackets, worn alone or as an outfit.
es Trajes y blazers | Chaquetas sin estructura, solas o en conjunto.
de Anzüge & Sakkos | Unkonstruierte Sakkos, einzeln oder als Anzug.
it Abiti e blazer | Giacche destrutturate, da sole o in completo.
pl Garnitury i marynarki | Miękkie marynarki, solo albo w komplecie.`,
		],
		[
			'm-jeans',
			`
fr Jeans | Droits ou fuselés, en denim de coton, en trois longueurs.
en Jeans | Straight or tapered, in cotton denim, in three lengths.
es Vaqueros | Rectos o estrechos abajo, en denim de algodón, en tres largos.
de Jeans | Gerade oder schmal zulaufend, aus Baumwolldenim, in drei Längen.
it Jeans | Dritti o affusolati, in denim di cotone, in tre lunghezze.
pl Jeansy | Proste lub zwężane, z bawełnianego denimu, w trzech długościach.`,
		],
		[
			'm-trousers',
			`
fr Pantalons et chinos | Chinos, pinces et lin à cordon.
en Trousers & chinos | Chinos, pleats and drawstring linen.
es Pantalones y chinos | Chinos, pinzas y lino con cordón.
de Hosen & Chinos | Chinos, Bundfalten und Leinen mit Kordelzug.
it Pantaloni e chino | Chino, pinces e lino con coulisse.
pl Spodnie i chinosy | Chinosy, zakładki i len na sznurku.`,
		],
		[
			'm-shorts',
			`
fr Shorts et bermudas | En sergé de coton, jusqu’au genou.
en Shorts | In cotton twill, to the knee.
es Bermudas y shorts | En sarga de algodón, hasta la rodilla.
de Shorts & Bermudas | Aus Baumwolltwill, bis zum Knie.
it Shorts e bermuda | In twill di cotone, al ginocchio.
pl Szorty i bermudy | Z bawełnianego twillu, do kolan.`,
		],
		[
			'm-under',
			`
fr Sous-vêtements et nuit | Pyjamas tissés et basiques à même la peau.
en Underwear & nightwear | Woven pyjamas and basics for next to the skin.
es Ropa interior y pijamas | Pijamas de tela y básicos sobre la piel.
de Unterwäsche & Nachtwäsche | Gewebte Schlafanzüge und Basics für die Haut.
it Intimo e pigiami | Pigiami in tela e basici a contatto con la pelle.
pl Bielizna i piżamy | Piżamy z tkaniny i rzeczy podstawowe, blisko skóry.`,
		],
	],
}
