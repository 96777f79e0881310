import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const KIDS_FIRST: readonly Style[] = [
	{
		code: 'K01',
		category: 'k-tops',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 0,
		told: told(`
fr T-shirt rayé en jersey | Un jersey de coton rayé, assez solide pour la cour. L’encolure garde sa forme.
en Striped jersey tee | Striped cotton jersey, sturdy enough for the playground. The neck keeps its shape.
es Camiseta de rayas de punto | Punto de algodón a rayas, resistente para el recreo. El cuello conserva su forma.
de Gestreiftes T-Shirt aus Jersey | Gestreifter Baumwolljersey, robust genug für den Pausenhof. Der Kragen bleibt in Form.
it T-shirt a righe in jersey | Jersey di cotone a righe, abbastanza robusto per il cortile. Il collo mantiene la forma.
pl T-shirt w paski z dżerseju | Bawełniany dżersej w paski, odporny na zabawy na podwórku. Dekolt zachowuje kształt.`),
		details: ['neck-rib', 'hem-double', 'length-kids:50'],
		facets: { fit: 'regular', neckline: 'crew', sleeve: 'short', pattern: 'stripes' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['WHT/RED', 'SAG/WHT', 'ECR/NVY', 'BUT/WHT'],
	},
	{
		code: 'K02',
		category: 'k-tops',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 0,
		told: told(`
fr T-shirt imprimé en coton | Un t-shirt droit avec un dessin imprimé devant. L’impression passe en machine à 30 °C.
en Printed cotton tee | A straight tee with a drawing printed on the front. The print washes at 30 °C.
es Camiseta estampada de algodón | Camiseta recta con un dibujo estampado delante. El estampado se lava a 30 °C.
de Bedrucktes T-Shirt aus Baumwolle | Gerades T-Shirt mit einer Zeichnung auf der Vorderseite. Der Druck ist bei 30 °C waschbar.
it T-shirt stampata in cotone | Una T-shirt dritta con un disegno stampato davanti. La stampa si lava a 30 °C.
pl T-shirt z nadrukiem | Prosty T-shirt z rysunkiem z przodu. Nadruk można prać w 30 °C.`),
		details: ['print-front', 'neck-taped', 'length-kids:51'],
		facets: { fit: 'regular', neckline: 'crew', sleeve: 'short', pattern: 'other' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['APR', 'SKY', 'WHT'],
	},
	{
		code: 'K03',
		category: 'k-body',
		also: ['k-baby'],
		run: 'baby',
		price: 2,
		told: told(`
fr Lot de 3 bodies en coton | Trois bodies en coton, deux unis et un rayé. L’encolure s’élargit pour passer la tête.
en Set of 3 cotton bodysuits | Three bodysuits in cotton, two plain and one striped. The neck widens for the head.
es Pack de 3 bodies de algodón | Tres bodies de algodón, dos lisos y uno de rayas. El cuello se abre para pasar la cabeza.
de 3er-Set Bodys aus Baumwolle | Drei Bodys aus Baumwolle, zwei uni und einer gestreift. Der Ausschnitt lässt sich weiten.
it Set di 3 body in cotone | Tre body in cotone, due in tinta unita e uno a righe. Lo scollo si allarga per la testa.
pl Komplet 3 bawełnianych body | Trzy bawełniane body: dwa gładkie i jedno w paski. Dekolt rozszerza się przy wkładaniu.`),
		details: ['set-three', 'poppers-legs', 'length-baby:39'],
		facets: { fit: 'regular', neckline: 'round', sleeve: 'short', pattern: 'other' },
		facts: ['organic-cotton', 'mono-material'],
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['WHT', 'PWD', 'MNT'],
	},
	{
		code: 'K04',
		category: 'k-body',
		also: ['k-baby'],
		run: 'baby',
		price: 2,
		told: told(`
fr Dors-bien en velours | Un velours doux qui s’ouvre du cou jusqu’au pied. Les pieds accrochent dès 12 mois.
en Velour sleepsuit | Soft velour that opens from neck to foot. The feet grip from 12 months.
es Pelele de terciopelo | Terciopelo suave que se abre del cuello al pie. Los pies no resbalan desde los 12 meses.
de Strampler aus Nicki | Weicher Nicki, der sich vom Hals bis zum Fuß öffnen lässt. Ab Größe 74 mit rutschfesten Füßen.
it Tutina in ciniglia | Ciniglia morbida che si apre dal collo al piede. I piedini non scivolano dai 12 mesi.
pl Welurowy pajacyk | Miękki welur rozpinany od szyi po stopę. Od rozmiaru 74 stopki nie ślizgają się.`),
		details: ['poppers-front', 'feet-grip', 'length-baby:54'],
		facets: { fit: 'regular', neckline: 'round', sleeve: 'long' },
		cloth: { main: { cotton: 80, polyester: 20 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['OAT', 'ROS', 'PTL'],
	},
	{
		code: 'K05',
		category: 'k-body',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 2,
		told: told(`
fr Pyjama deux pièces rayé | Un haut et un pantalon en jersey de coton, à coutures plates. Les chevilles sont en bord-côte.
en Two-piece striped pyjamas | A top and trousers in cotton jersey with flat seams. Ribbed ankles.
es Pijama de dos piezas de rayas | Camiseta y pantalón de punto de algodón con costuras planas. Tobillos de canalé.
de Zweiteiliger Schlafanzug mit Streifen | Oberteil und Hose aus Baumwolljersey mit flachen Nähten. Rippbündchen am Bein.
it Pigiama a righe in due pezzi | Maglia e pantaloni in jersey di cotone con cuciture piatte. Caviglie a costine.
pl Dwuczęściowa piżama w paski | Góra i spodnie z bawełnianego dżerseju, z płaskimi szwami. Ściągacze przy nogawkach.`),
		details: ['set-two', 'seams-flat', 'waist-elastic'],
		facets: { fit: 'slim', neckline: 'crew', sleeve: 'long', pattern: 'stripes' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['NVY/WHT', 'LIL/WHT', 'RED/CRM'],
	},
	{
		code: 'K06',
		category: 'k-tops',
		also: ['k-girl', 'k-boy', 'k-sport'],
		run: 'kids',
		price: 2,
		told: told(`
fr Sweat en molleton de coton | Un molleton bouclette qui ne bouloche pas vite. Les poignets se remontent et tiennent.
en Cotton loopback sweatshirt | Loopback that is slow to pill. Push the cuffs up and they stay.
es Sudadera de felpa de algodón | Felpa de rizo que tarda en hacer bolitas. Los puños se suben y se quedan.
de Sweatshirt aus Baumwolle | Sweatstoff mit Schlingen, der kaum Knötchen bildet. Die Bündchen bleiben oben, wenn man sie hochschiebt.
it Felpa in cotone | Felpa ricciolino che non fa subito i pallini. I polsini si tirano su e restano su.
pl Bluza z bawełny pętelkowej | Dzianina pętelkowa, która długo się nie mechaci. Podciągnięte ściągacze zostają na miejscu.`),
		details: ['loopback', 'rib-cuffs', 'length-kids:52'],
		facets: { fit: 'regular', neckline: 'crew', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['COB', 'MUS', 'GRY'],
	},
	{
		code: 'K07',
		category: 'k-tops',
		also: ['k-boy', 'k-girl', 'k-sport'],
		run: 'kids',
		price: 3,
		told: told(`
fr Sweat à capuche sans cordon | Un molleton gratté, une capuche sans cordon et une poche où les mains se rejoignent.
en Hooded sweatshirt without cords | Brushed inside, with a hood that has no cords and one pocket for both hands.
es Sudadera con capucha sin cordones | Felpa perchada, capucha sin cordones y un bolsillo para las dos manos.
de Kapuzenpullover ohne Kordeln | Innen angerauter Sweatstoff, Kapuze ohne Kordeln und eine Tasche für beide Hände.
it Felpa con cappuccio senza cordini | Felpa garzata, cappuccio senza cordini e una tasca per tutte e due le mani.
pl Bluza z kapturem bez sznurków | Z meszkiem od środka, z kapturem bez sznurków i jedną kieszenią na obie dłonie.`),
		details: ['hood-no-cord', 'pocket-kangaroo', 'length-kids:54'],
		facets: { fit: 'relaxed', sleeve: 'long' },
		cloth: { main: { cotton: 85, polyester: 15 } },
		care: 'jersey',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['FOR', 'GRY', 'RSP'],
	},
	{
		code: 'K08',
		category: 'k-knit',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 4,
		told: told(`
fr Pull à torsades en coton et laine | Des torsades devant et sur les manches, dans un fil doux au cou. Se lave à 30 °C.
en Cable jumper in cotton and wool | Cables on the front and sleeves, in a yarn that is soft at the neck. Washes at 30 °C.
es Jersey de ochos de algodón y lana | Ochos en el delantero y las mangas, en un hilo suave en el cuello. Se lava a 30 °C.
de Zopfpullover aus Baumwolle und Wolle | Zopfmuster vorn und an den Ärmeln, aus Garn, das am Hals nicht kratzt. Bei 30 °C waschbar.
it Maglione a trecce in cotone e lana | Trecce davanti e sulle maniche, in un filato morbido sul collo. Si lava a 30 °C.
pl Sweter w warkocze z bawełny i wełny | Warkocze z przodu i na rękawach, przędza nie drapie w szyję. Pranie w 30 °C.`),
		details: ['cable', 'neck-rib', 'length-kids:50'],
		facets: { fit: 'regular', neckline: 'crew', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { cotton: 70, wool: 30 } },
		care: 'blend-knit',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['ECR', 'RED', 'NVY'],
	},
]
