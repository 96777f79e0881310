import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const WOMEN_TOPS: readonly Style[] = [
	{
		code: 'W01',
		category: 'w-shirts',
		run: 'women',
		price: 7,
		told: told(`
fr Chemise en popeline rayée | Une chemise droite en popeline serrée, tissée de fines rayures. Assez longue pour se porter rentrée ou par-dessus.
en Striped poplin shirt | A straight shirt in tight poplin, woven with fine stripes. Long enough to tuck in or wear loose.
es Camisa de popelín de rayas | Camisa recta de popelín tupido con rayas finas tejidas. Lo bastante larga para llevarla por dentro o por fuera.
de Gestreifte Bluse aus Popeline | Gerade geschnittene Hemdbluse aus dichter Popeline mit feinen, eingewebten Streifen. Lang genug, um sie in der Hose oder darüber zu tragen.
it Camicia in popeline a righe | Una camicia dritta in popeline fitta, tessuta a righe sottili. Abbastanza lunga da portare dentro o fuori.
pl Koszula z popeliny w paski | Prosta koszula z gęstej popeliny w drobne, tkane paski. Na tyle długa, by nosić ją w spodniach lub na wierzchu.`),
		details: ['collar-classic', 'pocket-chest', 'length-women:76'],
		facets: { fit: 'regular', length: 'long', neckline: 'shirt-collar', sleeve: 'long', pattern: 'stripes' },
		cloth: { main: { cotton: 100 } },
		care: 'shirt',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PT'],
		colors: ['SKY/WHT', 'WHT/NVY', 'ROS/WHT', 'WHT/FOR'],
	},
	{
		code: 'W02',
		category: 'w-shirts',
		run: 'women',
		price: 7,
		told: told(`
fr Chemise en lin à col officier | Un lin de poids moyen, lavé après confection pour qu’il tombe tout de suite. Coupe ample, bas arrondi.
en Linen shirt with band collar | Medium-weight linen, washed after sewing so that it falls well from the first day. Loose cut, curved hem.
es Camisa de lino con cuello mao | Lino de peso medio, lavado tras la confección para que caiga bien desde el primer día. Corte amplio y bajo redondeado.
de Leinenbluse mit Stehkragen | Mittelschweres Leinen, nach dem Nähen gewaschen, damit es von Anfang an weich fällt. Weiter Schnitt, abgerundeter Saum.
it Camicia in lino alla coreana | Lino di peso medio, lavato dopo la confezione perché cada bene fin dal primo giorno. Taglio ampio, fondo stondato.
pl Lniana koszula ze stójką | Len średniej grubości, prany po uszyciu, dlatego od razu dobrze się układa. Luźny krój, zaokrąglony dół.`),
		details: ['collar-band', 'buttons-shell', 'length-women:74'],
		facets: {
			fit: 'relaxed',
			length: 'long',
			neckline: 'band-collar',
			sleeve: 'long',
			season: 'spring-summer',
		},
		facts: ['european-linen'],
		cloth: { main: { linen: 100 } },
		animalParts: true,
		care: 'linen',
		maker: 'linaire',
		madeIn: ['FR', 'BE', 'PT'],
		colors: ['ECR', 'SAG', 'TER'],
	},
	{
		code: 'W03',
		category: 'w-shirts',
		run: 'women',
		price: 8,
		told: told(`
fr Blouse en satin à lavallière | Un satin mat et souple, froncé sous l’empiècement. La lavallière se noue ou se laisse tomber.
en Satin blouse with tie neck | Soft, matt satin, gathered below the yoke. Tie the neck in a bow or let it hang.
es Blusa de satén con lazada | Satén suave y mate, fruncido bajo el canesú. La lazada se anuda o se deja caer.
de Satinbluse mit Schluppe | Weicher, matter Satin, unter der Passe gerafft. Die Schluppe lässt sich binden oder offen tragen.
it Blusa in raso con fiocco | Raso morbido e opaco, arricciato sotto il carré. Il fiocco si annoda o si lascia cadere.
pl Satynowa bluzka z wiązaniem | Miękka, matowa satyna marszczona pod karczkiem. Wiązanie można zawiązać lub puścić luźno.`),
		details: ['collar-tie', 'cuffs-gathered', 'length-women:66'],
		facets: { fit: 'relaxed', length: 'regular', sleeve: 'long' },
		cloth: { main: { viscose: 100 } },
		care: 'satin',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'TN'],
		colors: ['RST', 'INK', 'CRM'],
	},
	{
		code: 'W04',
		category: 'w-tops',
		run: 'women-letters',
		price: 2,
		told: told(`
fr T-shirt côtelé près du corps | Une côte fine et dense qui suit le corps sans serrer. Se glisse sous une veste.
en Fitted rib tee | A fine, dense rib that follows the body without pinching. Sits flat under a jacket.
es Camiseta entallada de canalé | Canalé fino y denso que sigue el cuerpo sin apretar. Va bien debajo de una chaqueta.
de Schmales Ripp-T-Shirt | Feine, dichte Rippe, die dem Körper folgt, ohne zu drücken. Passt glatt unter jede Jacke.
it T-shirt aderente a costine | Una costina sottile e fitta che segue il corpo senza stringere. Sta bene sotto la giacca.
pl Dopasowany T-shirt w prążek | Drobny, gęsty prążek, który przylega do ciała i nie uciska. Dobrze leży pod marynarką.`),
		details: ['rib-fine', 'neck-round', 'length-m:59'],
		facets: { fit: 'slim', length: 'regular', neckline: 'round', sleeve: 'short' },
		cloth: { main: { cotton: 95, elastane: 5 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['WHT', 'BLK', 'BUT', 'CHO'],
	},
	{
		code: 'W05',
		category: 'w-tops',
		run: 'women-letters',
		price: 3,
		told: told(`
fr T-shirt en coton épais | Un jersey lourd qui garde sa forme lavage après lavage. Coupe droite, épaules légèrement tombantes.
en Heavy cotton tee | A heavy jersey that keeps its shape wash after wash. Straight cut, shoulders slightly dropped.
es Camiseta de algodón grueso | Punto de alto gramaje que conserva la forma lavado tras lavado. Corte recto y hombros algo caídos.
de T-Shirt aus schwerer Baumwolle | Schwerer Jersey, der Wäsche für Wäsche in Form bleibt. Gerade geschnitten, Schultern leicht überschnitten.
it T-shirt in cotone pesante | Un jersey pesante che mantiene la forma a ogni lavaggio. Taglio dritto, spalle appena scese.
pl T-shirt z grubej bawełny | Ciężki dżersej, który po praniu zachowuje kształt. Prosty krój, lekko opuszczone ramiona.`),
		details: ['neck-taped', 'weight:230', 'length-m:64'],
		facets: { fit: 'relaxed', length: 'regular', neckline: 'crew', sleeve: 'short' },
		facts: ['mono-material'],
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['WHT', 'GRY', 'TOM'],
	},
	{
		code: 'W06',
		category: 'w-tops',
		run: 'women-letters',
		price: 5,
		told: told(`
fr Marinière à encolure bateau | La marinière d’origine : un jersey dense, l’encolure bateau, des fentes sur les côtés.
en Breton top with boat neck | The classic Breton top: dense jersey, a boat neck, splits at the sides.
es Camiseta marinera de cuello barco | La marinera de siempre: punto tupido, cuello barco y aberturas laterales.
de Bretonshirt mit U-Boot-Ausschnitt | Das klassische Bretonshirt: dichter Jersey, U-Boot-Ausschnitt, Schlitze an den Seiten.
it Maglia bretone con scollo a barca | La bretone di sempre: jersey compatto, scollo a barchetta, spacchetti laterali.
pl Bluzka w paski z dekoltem w łódkę | Klasyczna koszulka marynarska: gęsty dżersej, dekolt w łódkę, rozcięcia po bokach.`),
		details: ['neck-boat', 'hem-splits', 'length-m:62'],
		facets: { fit: 'regular', length: 'regular', neckline: 'boat', sleeve: 'long', pattern: 'stripes' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['ECR/NVY', 'NVY/ECR', 'ECR/RED'],
	},
	{
		code: 'W07',
		category: 'w-tops',
		also: ['w-night'],
		run: 'women-letters',
		price: 4,
		told: told(`
fr Caraco en satin à fines bretelles | Un satin fluide coupé dans le biais, qui glisse sous un gilet ou se porte seul.
en Satin camisole with thin straps | Fluid satin cut on the bias. It slips under a cardigan or stands alone.
es Top de satén con tirantes finos | Satén fluido cortado al bies, para llevar bajo un cárdigan o solo.
de Satintop mit schmalen Trägern | Fließender Satin, schräg zum Fadenlauf geschnitten. Unter der Strickjacke oder solo.
it Top in raso con spalline sottili | Raso fluido tagliato in sbieco, da portare sotto un cardigan o da solo.
pl Satynowy top na cienkich ramiączkach | Lejąca satyna krojona ze skosu. Pod kardigan albo solo.`),
		details: ['straps-adjustable', 'bias', 'length-m:57'],
		facets: { fit: 'regular', length: 'regular', neckline: 'v-neck', sleeve: 'sleeveless' },
		cloth: { main: { lyocell: 100 } },
		care: 'satin',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'TN'],
		colors: ['PWD', 'BLK', 'BTL'],
	},
	{
		code: 'W08',
		category: 'w-knit',
		run: 'women-letters',
		price: 9,
		told: told(`
fr Gros pull en laine | Une laine épaisse tricotée en grosse maille, chaude sans peser. Col et poignets en côte haute.
en Chunky wool jumper | Thick wool in an open gauge, warm without weight. Deep ribs at neck and cuffs.
es Jersey grueso de lana | Lana tejida en punto grueso, abriga sin pesar. Canalé alto en cuello y puños.
de Grobstrickpullover aus Wolle | Dicke Wolle, grob gestrickt: warm, ohne schwer zu sein. Hohe Rippbündchen an Kragen und Ärmeln.
it Maglione grosso in lana | Lana spessa lavorata a maglia larga, calda senza pesare. Coste alte a collo e polsi.
pl Gruby wełniany sweter | Gruba wełna o dużym oczku: grzeje i nie ciąży. Wysokie ściągacze przy szyi i rękawach.`),
		details: ['gauge:3', 'shoulder-dropped', 'length-m:60'],
		facets: { fit: 'oversized', length: 'regular', neckline: 'crew', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 100 } },
		care: 'knit',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['CML', 'RSP', 'ECR'],
	},
]
