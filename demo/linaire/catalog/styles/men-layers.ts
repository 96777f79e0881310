import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const MEN_LAYERS: readonly Style[] = [
	{
		code: 'M09',
		category: 'm-knit',
		run: 'men',
		price: 10,
		told: told(`
fr Gilet en laine à col châle | Une grosse maille de laine, un col châle double épaisseur. Cinq boutons en corozo.
en Wool cardigan with shawl collar | Chunky wool with a double-layer shawl collar. Five corozo buttons.
es Cárdigan de lana con cuello chal | Punto grueso de lana y cuello chal de doble capa. Cinco botones de corozo.
de Strickjacke aus Wolle mit Schalkragen | Grob gestrickte Wolle, doppelt gelegter Schalkragen. Fünf Knöpfe aus Steinnuss.
it Cardigan in lana con collo a scialle | Maglia grossa di lana e collo a scialle in doppio strato. Cinque bottoni in corozo.
pl Wełniany kardigan z szalowym kołnierzem | Gruba wełniana dzianina i podwójny szalowy kołnierz. Pięć guzików z korozo.`),
		details: ['collar-shawl', 'pockets-patch', 'length-m:70'],
		facets: { fit: 'relaxed', length: 'regular', neckline: 'v-neck', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 100 } },
		care: 'knit',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['OAT', 'INK'],
	},
	{
		code: 'M10',
		category: 'm-knit',
		run: 'men',
		price: 9,
		told: told(`
fr Pull à col roulé en laine d’agneau | Une laine d’agneau cardée, sèche et chaude. Le col roulé se plie en deux.
en Lambswool roll-neck jumper | Carded lambswool, dry and warm. The roll neck folds in two.
es Jersey de cuello vuelto en lana | Lana de cordero cardada, seca y cálida. El cuello se dobla en dos.
de Rollkragenpullover aus Lammwolle | Streichgarn aus Lammwolle, trocken im Griff und warm. Der Rollkragen wird einmal umgeschlagen.
it Maglione dolcevita in lana d’agnello | Lana d’agnello cardata, asciutta e calda. Il collo si ripiega in due.
pl Golf z wełny jagnięcej | Zgrzebna wełna jagnięca, sucha w dotyku i ciepła. Golf wywija się na pół.`),
		details: ['neck-roll', 'gauge:7', 'length-m:69'],
		facets: { fit: 'regular', length: 'regular', neckline: 'roll', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 100 } },
		care: 'knit',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['CHO', 'MUS', 'GRY'],
	},
	{
		code: 'M11',
		category: 'm-sweats',
		run: 'men',
		price: 7,
		told: told(`
fr Sweat à capuche en molleton | Un molleton lourd, une capuche doublée qui tient debout. Poche kangourou.
en Hooded loopback sweatshirt | Heavy loopback with a lined hood that stands up. Kangaroo pocket.
es Sudadera de felpa con capucha | Felpa pesada y una capucha forrada que se mantiene en pie. Bolsillo canguro.
de Schweres Kapuzensweatshirt | Schwerer Sweatstoff mit gefütterter Kapuze, die stehen bleibt. Kängurutasche.
it Felpa pesante con cappuccio | Felpa pesante e cappuccio foderato che sta su da solo. Tasca a marsupio.
pl Bluza z kapturem z grubej dzianiny | Gruba dzianina pętelkowa i podszyty kaptur, który trzyma kształt. Kieszeń typu kangur.`),
		details: ['hood-lined', 'pocket-kangaroo', 'length-m:69'],
		facets: { fit: 'relaxed', length: 'regular', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['GRY', 'RST', 'BLK'],
	},
	{
		code: 'M12',
		category: 'm-sweats',
		run: 'men',
		price: 7,
		told: told(`
fr Sweat zippé à col montant | Un molleton souple, zippé jusqu’en haut. Assez fin pour passer sous un manteau.
en Zip sweatshirt with stand collar | Supple loopback, zipped right up. Thin enough for under a coat.
es Sudadera con cremallera y cuello alto | Felpa flexible con cremallera hasta arriba. Lo bastante fina para ir bajo un abrigo.
de Sweatjacke mit Stehkragen | Weicher Sweatstoff, Reißverschluss bis oben. Dünn genug, um unter den Mantel zu passen.
it Felpa con zip e collo alto | Felpa morbida con zip fino in cima. Abbastanza sottile da stare sotto il cappotto.
pl Bluza na zamek ze stójką | Miękka dzianina, zamek po samą szyję. Na tyle cienka, że mieści się pod płaszczem.`),
		details: ['closure-zip', 'rib-cuffs', 'length-m:67'],
		facets: { fit: 'regular', length: 'regular', sleeve: 'long' },
		cloth: { main: { cotton: 85, polyester: 15 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['NVY', 'OLV'],
	},
	{
		code: 'M13',
		category: 'm-outer',
		run: 'men-jackets',
		price: 16,
		told: told(`
fr Manteau droit en laine | Un drap de laine foulé qui arrête le vent. Coupe droite, trois boutons, fente au dos.
en Single-breasted wool overcoat | Milled wool that stops the wind. Straight cut, three buttons, a vent at the back.
es Abrigo recto de lana | Paño de lana batanado que corta el viento. Corte recto, tres botones y abertura trasera.
de Einreihiger Mantel aus Wolle | Gewalktes Wolltuch, das den Wind abhält. Gerade geschnitten, drei Knöpfe, Rückenschlitz.
it Cappotto monopetto in lana | Panno di lana follato che ferma il vento. Taglio dritto, tre bottoni, spacco dietro.
pl Jednorzędowy płaszcz z wełny | Folowane sukno wełniane, które chroni przed wiatrem. Prosty krój, trzy guziki, rozporek z tyłu.`),
		details: ['closure-three', 'pockets-inside', 'length-jacket:106'],
		facets: { fit: 'straight', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 100 }, lining: { cupro: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['CML', 'CHR', 'INK'],
	},
	{
		code: 'M14',
		category: 'm-outer',
		run: 'men-jackets',
		price: 14,
		told: told(`
fr Caban croisé en laine | Le caban des marins : laine serrée, larges revers, poches passepoilées pour les mains.
en Double-breasted wool peacoat | The sailor’s coat: tight wool, wide lapels and welt pockets for the hands.
es Chaquetón marinero cruzado de lana | El chaquetón de los marineros: lana tupida, solapas anchas y bolsillos para las manos.
de Zweireihiger Caban aus Wolle | Die Jacke der Seeleute: dichte Wolle, breites Revers und Paspeltaschen für die Hände.
it Caban doppiopetto in lana | La giacca dei marinai: lana fitta, revers ampi e tasche a filetto per le mani.
pl Dwurzędowa wełniana bosmanka | Kurtka marynarzy: gęsta wełna, szerokie klapy i kieszenie na dłonie.`),
		details: ['lapel-wide', 'pockets-welt', 'length-jacket:78'],
		facets: { fit: 'regular', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 80, polyamide: 20 }, lining: { viscose: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['INK', 'CHO'],
	},
	{
		code: 'M15',
		category: 'm-outer',
		run: 'men',
		price: 14,
		told: told(`
fr Parka déperlante à capuche | Un coton mêlé au toucher sec, déperlant et coupe-vent. Cordon à la taille, quatre poches.
en Water-repellent hooded parka | A dry cotton blend that repels water and cuts the wind. Drawcord at the waist, four pockets.
es Parka repelente al agua con capucha | Mezcla de algodón de tacto seco, repelente al agua y al viento. Cordón en la cintura, cuatro bolsillos.
de Wasserabweisender Parka mit Kapuze | Trockene Baumwollmischung, wasser- und windabweisend. Kordelzug in der Taille, vier Taschen.
it Parka idrorepellente con cappuccio | Misto cotone dalla mano asciutta, idrorepellente e antivento. Coulisse in vita, quattro tasche.
pl Hydrofobowa parka z kapturem | Mieszanka bawełny, która odpycha wodę i chroni przed wiatrem. Ściągacz w talii, cztery kieszenie.`),
		details: ['hood-detachable', 'pockets-four', 'length-m:88'],
		facets: { fit: 'regular', length: 'long', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { cotton: 60, polyamide: 40 }, lining: { cotton: 100 } },
		care: 'outdoor',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['KHA', 'NVY', 'STN'],
	},
	{
		code: 'M16',
		category: 'm-outer',
		run: 'men',
		price: 9,
		told: told(`
fr Gilet matelassé sans manches | Une couche fine entre la chemise et le manteau. Matelassage horizontal, zip à double curseur.
en Quilted gilet with two-way zip | A thin layer between shirt and coat. Horizontal quilting, two-way zip.
es Chaleco acolchado con cremallera | Una capa fina entre la camisa y el abrigo. Acolchado horizontal y cremallera de doble cursor.
de Steppweste mit Zwei-Wege-Reißverschluss | Eine dünne Schicht zwischen Hemd und Mantel. Waagerechte Steppung, Zwei-Wege-Reißverschluss.
it Gilet trapuntato con doppio cursore | Uno strato sottile tra camicia e cappotto. Trapuntatura orizzontale, zip a doppio cursore.
pl Pikowany bezrękawnik | Cienka warstwa między koszulą a płaszczem. Poziome pikowanie, zamek dwukierunkowy.`),
		details: ['padding', 'closure-two-way-zip', 'length-m:68'],
		facets: { fit: 'regular', length: 'regular', sleeve: 'sleeveless', season: 'autumn-winter' },
		facts: ['recycled-50'],
		cloth: { main: { polyamide: 100 }, lining: { polyamide: 100 }, filling: { polyester: 100 } },
		care: 'outdoor',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		recycled: 55,
		colors: ['BTL', 'BLK', 'TOB'],
	},
]
