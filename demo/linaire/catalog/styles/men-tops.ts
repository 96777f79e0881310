import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const MEN_TOPS: readonly Style[] = [
	{
		code: 'M01',
		category: 'm-shirts',
		run: 'men-collars',
		price: 6,
		told: told(`
fr Chemise oxford à col boutonné | Un oxford de coton au grain visible, lavé une fois. Le col se boutonne, le bas est arrondi.
en Oxford shirt with button-down collar | Cotton Oxford with a visible grain, washed once. The collar buttons down, the hem is curved.
es Camisa oxford de cuello abotonado | Oxford de algodón con grano visible, lavado una vez. Cuello abotonado y bajo redondeado.
de Oxfordhemd mit Button-down-Kragen | Baumwoll-Oxford mit sichtbarer Struktur, einmal gewaschen. Button-down-Kragen, abgerundeter Saum.
it Camicia oxford button-down | Oxford di cotone dalla grana visibile, lavato una volta. Colletto con bottoni, fondo stondato.
pl Koszula oxford button-down | Bawełniany oxford o widocznym splocie, prany jeden raz. Kołnierzyk na guziki, zaokrąglony dół.`),
		details: ['collar-button-down', 'pocket-chest', 'length-collar:78'],
		facets: { fit: 'regular', length: 'regular', neckline: 'shirt-collar', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		care: 'shirt',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['SKY', 'WHT', 'PRL'],
	},
	{
		code: 'M02',
		category: 'm-shirts',
		run: 'men',
		price: 7,
		told: told(`
fr Chemise en lin lavé | Un lin lavé, doux dès le premier jour. Coupe droite, à porter ouverte sur un t-shirt ou rentrée.
en Washed linen shirt | Washed linen, soft from the first day. Straight cut, worn open over a tee or tucked in.
es Camisa de lino lavado | Lino lavado, suave desde el primer día. Corte recto, abierta sobre una camiseta o por dentro.
de Hemd aus gewaschenem Leinen | Gewaschenes Leinen, von Anfang an weich. Gerade geschnitten, offen über dem T-Shirt oder in der Hose.
it Camicia in lino lavato | Lino lavato, morbido dal primo giorno. Taglio dritto, aperta sulla T-shirt o infilata nei pantaloni.
pl Koszula z pranego lnu | Prany len, miękki od pierwszego dnia. Prosty krój, do noszenia na T-shirt lub wpuszczenia w spodnie.`),
		details: ['collar-classic', 'buttons-corozo', 'length-m:76'],
		facets: {
			fit: 'regular',
			length: 'regular',
			neckline: 'shirt-collar',
			sleeve: 'long',
			season: 'spring-summer',
		},
		facts: ['european-linen'],
		cloth: { main: { linen: 100 } },
		care: 'linen',
		maker: 'linaire',
		madeIn: ['FR', 'BE', 'PT'],
		colors: ['OLV', 'WHT', 'COB'],
	},
	{
		code: 'M03',
		category: 'm-shirts',
		also: ['m-outer'],
		run: 'men',
		price: 9,
		told: told(`
fr Surchemise à carreaux | Une flanelle épaisse à grands carreaux, raccordés devant. Se porte comme une veste légère.
en Check overshirt | Thick flannel in a large check, matched at the front. Wear it as a light jacket.
es Sobrecamisa de cuadros | Franela gruesa de cuadros grandes, casados por delante. Se lleva como una chaqueta ligera.
de Kariertes Overshirt | Dicker Flanell mit großem Karo, vorn sauber angepasst. Trägt sich wie eine leichte Jacke.
it Sovracamicia a quadri | Flanella spessa a grandi quadri, combacianti davanti. Si porta come una giacca leggera.
pl Koszula wierzchnia w kratę | Gruba flanela w dużą kratę, dopasowaną z przodu. Nosi się jak lekką kurtkę.`),
		details: ['pockets-chest-flap', 'hem-straight', 'length-m:75'],
		facets: {
			fit: 'relaxed',
			length: 'regular',
			neckline: 'shirt-collar',
			sleeve: 'long',
			pattern: 'checks',
			season: 'autumn-winter',
		},
		cloth: { main: { cotton: 80, wool: 20 } },
		care: 'wool-shirt',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['RST/NVY+ECR', 'FOR/INK+CRM', 'GRY/BLK+WHT'],
	},
	{
		code: 'M04',
		category: 'm-tshirts',
		run: 'men',
		price: 2,
		told: told(`
fr T-shirt en jersey épais | Un jersey de 240 g qui ne se voit pas au travers. Encolure serrée, épaules renforcées.
en Heavy jersey tee | A 240 g jersey that you cannot see through. Close neck, taped shoulders.
es Camiseta de punto grueso | Punto de alto gramaje (240 g) que no transparenta. Cuello ceñido y hombros reforzados.
de T-Shirt aus schwerem Jersey | Jersey mit 240 g, der nicht durchscheint. Enger Kragen, verstärkte Schultern.
it T-shirt in jersey pesante | Un jersey da 240 g che non traspare. Girocollo aderente, spalle rinforzate.
pl T-shirt z grubego dżerseju | Dżersej o gramaturze 240 g, który nie prześwituje. Ciasny dekolt, wzmocnione ramiona.`),
		details: ['neck-taped', 'weight:240', 'length-m:70'],
		facets: { fit: 'regular', length: 'regular', neckline: 'crew', sleeve: 'short' },
		facts: ['organic-cotton', 'mono-material'],
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['WHT', 'BLK', 'KHA', 'BUR'],
	},
	{
		code: 'M05',
		category: 'm-tshirts',
		run: 'men',
		price: 3,
		told: told(`
fr T-shirt à poche poitrine | Un jersey de poids moyen, une poche plaquée et une coupe un peu ample.
en Tee with chest pocket | Medium-weight jersey, a patch pocket and a slightly loose cut.
es Camiseta con bolsillo en el pecho | Punto de peso medio, un bolsillo de parche y un corte algo amplio.
de T-Shirt mit Brusttasche | Mittelschwerer Jersey, eine aufgesetzte Tasche, etwas weiter geschnitten.
it T-shirt con taschino | Jersey di peso medio, un taschino applicato e un taglio leggermente ampio.
pl T-shirt z kieszenią na piersi | Dżersej średniej grubości, naszywana kieszeń i nieco luźniejszy krój.`),
		details: ['pocket-chest', 'hem-double', 'length-m:72'],
		facets: { fit: 'relaxed', length: 'regular', neckline: 'crew', sleeve: 'short' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['NVY', 'OAT', 'SAG'],
	},
	{
		code: 'M06',
		category: 'm-tshirts',
		run: 'men',
		price: 5,
		told: told(`
fr Polo en maille piquée | Une maille piquée serrée, un col en côte qui reste plat. Fentes sur les côtés.
en Piqué polo shirt | Tight piqué and a ribbed collar that lies flat. Splits at the sides.
es Polo de piqué | Piqué tupido y un cuello de canalé que no se deforma. Aberturas laterales.
de Poloshirt aus Piqué | Dichtes Piqué und ein gerippter Kragen, der flach liegt. Seitliche Schlitze.
it Polo in piqué | Piqué compatto e un colletto a costine che resta piatto. Spacchetti laterali.
pl Koszulka polo z piki | Gęsta pika i prążkowany kołnierzyk, który się nie wywija. Rozcięcia po bokach.`),
		details: ['collar-polo', 'placket-two', 'length-m:71'],
		facets: {
			fit: 'regular',
			length: 'regular',
			neckline: 'polo-collar',
			sleeve: 'short',
			season: 'spring-summer',
		},
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['BTL', 'WHT', 'NVY', 'APR'],
	},
	{
		code: 'M07',
		category: 'm-tshirts',
		run: 'men',
		price: 5,
		told: told(`
fr Marinière à manches longues | Un jersey dense, rayé sur le corps et les manches. Encolure bateau, comme à bord.
en Long-sleeved Breton tee | Dense jersey, striped on body and sleeves. A boat neck, as worn on board.
es Camiseta marinera de manga larga | Punto denso con rayas en el cuerpo y las mangas. Cuello barco, como a bordo.
de Bretonshirt mit langen Ärmeln | Dichter Jersey, am Körper und an den Ärmeln gestreift. U-Boot-Ausschnitt, wie an Bord.
it Maglia bretone a maniche lunghe | Jersey compatto, a righe sul corpo e sulle maniche. Scollo a barchetta, come a bordo.
pl Koszulka w paski z długim rękawem | Gęsty dżersej w paski, także na rękawach. Dekolt w łódkę, jak na pokładzie.`),
		details: ['neck-boat', 'hem-splits', 'length-m:69'],
		facets: { fit: 'straight', length: 'regular', neckline: 'boat', sleeve: 'long', pattern: 'stripes' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['WHT/NVY', 'NVY/WHT', 'ECR/FOR'],
	},
	{
		code: 'M08',
		category: 'm-knit',
		run: 'men',
		price: 8,
		told: told(`
fr Pull fin en mérinos à col rond | Un mérinos fin qui tient sous un blazer. Emmanchures diminuées, bords nets.
en Fine merino jumper with crew neck | Fine merino that fits under a blazer. Fully fashioned armholes, neat edges.
es Jersey fino de merino, cuello redondo | Merino fino que cabe bajo un blazer. Sisas menguadas y acabados limpios.
de Feiner Rundhalspullover aus Merinowolle | Feine Merinowolle, die unter das Sakko passt. Formgestrickte Armausschnitte, saubere Kanten.
it Girocollo sottile in lana merino | Merino sottile che sta sotto il blazer. Scalfi calati, bordi netti.
pl Cienki sweter z merynosa z okrągłym dekoltem | Cienka wełna merynosowa, która mieści się pod marynarką. Formowane pachy, równe brzegi.`),
		details: ['full-fashioned', 'gauge:14', 'length-m:68'],
		facets: { fit: 'regular', length: 'regular', neckline: 'crew', sleeve: 'long' },
		cloth: { main: { wool: 100 } },
		care: 'knit',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['CHR', 'BUR', 'PTL'],
	},
]
