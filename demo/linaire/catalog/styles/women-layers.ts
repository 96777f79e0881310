import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const WOMEN_LAYERS: readonly Style[] = [
	{
		code: 'W09',
		category: 'w-knit',
		run: 'women-letters',
		price: 8,
		told: told(`
fr Cardigan fin en mérinos | Un mérinos fin, assez léger pour se porter toute l’année. Six boutons, encolure en V.
en Fine merino cardigan | Fine merino, light enough for all year. Six buttons and a V-neck.
es Cárdigan fino de merino | Merino fino, lo bastante ligero para todo el año. Seis botones y cuello de pico.
de Feine Strickjacke aus Merinowolle | Feine Merinowolle, leicht genug für das ganze Jahr. Sechs Knöpfe, V-Ausschnitt.
it Cardigan sottile in lana merino | Merino sottile, abbastanza leggero per tutto l’anno. Sei bottoni e scollo a V.
pl Cienki kardigan z merynosa | Cienka wełna merynosowa, odpowiednia przez cały rok. Sześć guzików, dekolt w szpic.`),
		details: ['neck-v', 'buttons-six', 'length-m:58'],
		facets: { fit: 'regular', length: 'regular', neckline: 'v-neck', sleeve: 'long' },
		cloth: { main: { wool: 100 } },
		care: 'knit',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['NVY', 'OAT', 'MNT'],
	},
	{
		code: 'W10',
		category: 'w-knit',
		run: 'women-letters',
		price: 7,
		told: told(`
fr Pull côtelé à col roulé | Une côte souple, un col roulé qui se replie deux fois. Se porte sous un manteau ou seul.
en Ribbed roll-neck jumper | A supple rib with a roll neck that folds twice. Under a coat or alone.
es Jersey de canalé con cuello vuelto | Canalé flexible y cuello que se dobla dos veces. Debajo de un abrigo o solo.
de Gerippter Rollkragenpullover | Weiche Rippe mit einem Rollkragen, der sich zweimal umschlagen lässt. Unter dem Mantel oder solo.
it Maglione dolcevita a coste | Una costa morbida e un collo che si ripiega due volte. Sotto il cappotto o da solo.
pl Prążkowany golf | Miękki prążek i golf wywijany podwójnie. Pod płaszcz albo solo.`),
		details: ['neck-roll', 'full-fashioned', 'length-m:60'],
		facets: { fit: 'slim', length: 'regular', neckline: 'roll', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { viscose: 50, wool: 30, polyamide: 20 } },
		care: 'blend-knit',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['BLK', 'BUR', 'PRL'],
	},
	{
		code: 'W11',
		category: 'w-sweats',
		run: 'women-letters',
		price: 6,
		told: told(`
fr Sweat droit en molleton | Un molleton de coton non gratté, à l’intérieur bouclette. Coupe droite, manches longues.
en Straight loopback sweatshirt | Cotton loopback, left unbrushed inside. A straight cut with long sleeves.
es Sudadera recta de felpa | Felpa de algodón sin perchar, con rizo por dentro. Corte recto y manga larga.
de Gerades Sweatshirt ohne Kapuze | Sweatstoff aus Baumwolle, innen nicht angeraut, sondern mit Schlingen. Gerade geschnitten, lange Ärmel.
it Felpa dritta in cotone | Felpa di cotone non garzata, con ricciolino all’interno. Taglio dritto, maniche lunghe.
pl Prosta bluza z dzianiny pętelkowej | Bawełniana dzianina pętelkowa, od środka bez meszku. Prosty krój, długie rękawy.`),
		details: ['loopback', 'neck-insert', 'length-m:61'],
		facets: { fit: 'straight', length: 'regular', neckline: 'crew', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['GRY', 'LIL', 'FOR'],
	},
	{
		code: 'W12',
		category: 'w-coats',
		run: 'women',
		price: 16,
		told: told(`
fr Manteau croisé en laine | Un drap de laine dense, une coupe croisée qui ferme haut. Entièrement doublé.
en Double-breasted wool coat | Dense wool in a double-breasted cut that closes high. Fully lined.
es Abrigo cruzado de lana | Paño de lana denso y corte cruzado que cierra alto. Totalmente forrado.
de Zweireihiger Wollmantel | Dichtes Wolltuch, zweireihig und hoch geschlossen. Vollständig gefüttert.
it Cappotto doppiopetto in lana | Panno di lana compatto, taglio doppiopetto che chiude alto. Interamente foderato.
pl Dwurzędowy płaszcz z wełny | Gęste sukno wełniane, dwurzędowe zapięcie pod samą szyję. W całości na podszewce.`),
		details: ['closure-double', 'lined-cupro', 'length-women:112'],
		facets: { fit: 'straight', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 100 }, lining: { cupro: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['CML', 'CHR', 'INK', 'TER'],
	},
	{
		code: 'W13',
		category: 'w-coats',
		run: 'women',
		price: 15,
		told: told(`
fr Trench ceinturé en coton | Un coton serré et déperlant, coupé long. La ceinture se noue ou se boucle.
en Belted cotton trench coat | Tight, water-repellent cotton, cut long. Tie the belt or buckle it.
es Gabardina de algodón con cinturón | Algodón tupido y repelente al agua, de corte largo. El cinturón se anuda o se abrocha.
de Trenchcoat aus Baumwolle mit Gürtel | Dicht gewebte, wasserabweisende Baumwolle, lang geschnitten. Der Gürtel lässt sich binden oder schließen.
it Trench in cotone con cintura | Cotone fitto e idrorepellente, taglio lungo. La cintura si annoda o si allaccia.
pl Bawełniany trencz z paskiem | Gęsta bawełna o wykończeniu hydrofobowym, długi krój. Pasek można zawiązać lub zapiąć.`),
		details: ['epaulettes', 'belt-removable', 'length-women:115'],
		facets: { fit: 'relaxed', sleeve: 'long', season: 'all-year' },
		cloth: { main: { cotton: 100 }, lining: { viscose: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['SND', 'OLV', 'INK'],
	},
	{
		code: 'W14',
		category: 'w-jackets',
		run: 'women-letters',
		price: 13,
		told: told(`
fr Veste matelassée à col montant | Une veste légère, matelassée à l’horizontale. Tissu et garnissage sont en polyester recyclé.
en Quilted jacket with stand collar | A light jacket, quilted in horizontal channels. Fabric and padding are recycled polyester.
es Chaqueta acolchada de cuello alzado | Chaqueta ligera, acolchada en franjas horizontales. Tejido y relleno son de poliéster reciclado.
de Steppjacke mit hohem Kragen | Leichte Jacke mit waagerechter Steppung. Stoff und Füllung sind aus recyceltem Polyester.
it Giacca trapuntata a collo alto | Una giacca leggera, trapuntata in orizzontale. Tessuto e imbottitura sono in poliestere riciclato.
pl Pikowana kurtka z wysokim kołnierzem | Lekka kurtka pikowana w poziome pasy. Tkanina i wypełnienie są z poliestru z recyklingu.`),
		details: ['quilting', 'pockets-zip', 'length-m:62'],
		facets: { fit: 'regular', length: 'regular', sleeve: 'long', season: 'autumn-winter' },
		facts: ['recycled-50'],
		cloth: { main: { polyester: 100 }, lining: { polyester: 100 }, filling: { polyester: 100 } },
		care: 'outdoor',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		recycled: 82,
		colors: ['KHA', 'CRM', 'PLU'],
	},
	{
		code: 'W15',
		category: 'w-jackets',
		run: 'women',
		price: 13,
		told: told(`
fr Blazer en laine à un bouton | Une laine sèche qui se froisse peu. Un seul bouton, posé à la taille.
en Single-button wool blazer | A dry wool that hardly creases. One button, set at the waist.
es Blazer de lana con un botón | Lana seca que apenas se arruga. Un solo botón, a la altura de la cintura.
de Einknopf-Blazer aus Wolle | Wolle mit trockenem Griff, die kaum knittert. Ein einziger Knopf, genau in der Taille.
it Blazer in lana a un bottone | Una lana asciutta che si stropiccia poco. Un solo bottone, all’altezza della vita.
pl Wełniana marynarka na jeden guzik | Sucha w dotyku wełna, która prawie się nie gniecie. Jeden guzik na wysokości talii.`),
		details: ['lapel-notch', 'shoulder-light', 'length-women:72'],
		facets: { fit: 'straight', length: 'regular', sleeve: 'long' },
		cloth: { main: { wool: 98, elastane: 2 }, lining: { cupro: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['BTL', 'CHR', 'BUR'],
	},
	{
		code: 'W16',
		category: 'w-jackets',
		run: 'women-letters',
		price: 9,
		told: told(`
fr Veste en jean courte | Un denim sans élasthanne, lavé une fois. La veste s’arrête à la taille.
en Short denim jacket | Denim without stretch, washed once. The jacket ends at the waist.
es Cazadora vaquera corta | Denim sin elastano, lavado una sola vez. La cazadora termina en la cintura.
de Kurze Jeansjacke | Denim ohne Elasthan, einmal gewaschen. Die Jacke endet in der Taille.
it Giacca corta in denim | Denim senza elastan, lavato una volta. La giacca finisce in vita.
pl Krótka kurtka jeansowa | Denim bez elastanu, prany jeden raz. Kurtka kończy się w talii.`),
		details: ['pockets-chest-flap', 'buttons-metal', 'length-m:54'],
		facets: { fit: 'regular', length: 'cropped', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['LBL', 'WBK', 'ECR'],
	},
]
