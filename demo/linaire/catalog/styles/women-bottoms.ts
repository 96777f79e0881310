import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const WOMEN_BOTTOMS: readonly Style[] = [
	{
		code: 'W17',
		category: 'w-jeans',
		run: 'women-jeans',
		price: 8,
		told: told(`
fr Jean large à taille haute | Une taille haute et nette, puis une jambe large qui tombe droit. Denim de coton, sans élasthanne.
en Wide-leg jeans with high waist | A high, neat waist, then a wide leg that falls straight. Cotton denim without stretch.
es Vaquero ancho de talle alto | Talle alto y limpio, y una pernera ancha que cae recta. Denim de algodón sin elastano.
de Weite Jeans mit hohem Bund | Hoher, glatter Bund, darunter ein weites Bein, das gerade fällt. Baumwolldenim ohne Elasthan.
it Jeans ampi a vita alta | Vita alta e pulita, poi una gamba ampia che cade dritta. Denim di cotone senza elastan.
pl Szerokie jeansy z wysokim stanem | Wysoki, gładki pas i szeroka nogawka, która opada prosto. Bawełniany denim bez elastanu.`),
		details: ['waist-high', 'inside-leg:80', 'hem-width:27'],
		facets: { fit: 'wide', length: 'full' },
		cloth: { main: { cotton: 100 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['IND', 'ECR', 'LBL'],
	},
	{
		code: 'W18',
		category: 'w-jeans',
		run: 'women-jeans',
		price: 8,
		told: told(`
fr Jean droit à cinq poches | Le jean droit tel qu’on le connaît : cinq poches, jambe régulière. Un peu d’élasthanne pour s’asseoir à l’aise.
en Straight five-pocket jeans | Straight jeans as you know them: five pockets and an even leg. A little stretch for sitting down.
es Vaquero recto de cinco bolsillos | El vaquero recto de siempre: cinco bolsillos y pernera regular. Un poco de elastano para sentarse cómoda.
de Gerade Five-Pocket-Jeans | Die gerade Jeans, wie man sie kennt: fünf Taschen, gleichmäßiges Bein. Etwas Elasthan, damit man bequem sitzt.
it Jeans dritti a cinque tasche | I jeans dritti di sempre: cinque tasche e gamba regolare. Un po’ di elastan per stare comoda da seduta.
pl Proste jeansy z pięcioma kieszeniami | Klasyczne proste jeansy: pięć kieszeni i równa nogawka. Odrobina elastanu, żeby wygodnie siedzieć.`),
		details: ['waist-high', 'fly-buttons', 'inside-leg:76'],
		facets: { fit: 'straight', length: 'full' },
		cloth: { main: { cotton: 99, elastane: 1 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['MID', 'WBK', 'WHT'],
	},
	{
		code: 'W19',
		category: 'w-trousers',
		run: 'women',
		price: 9,
		told: told(`
fr Pantalon à pinces en laine | Une laine froide au tombé net, deux pinces de chaque côté et un pli marqué.
en Pleated wool trousers | Lightweight tropical wool with a clean fall, two pleats on each side and a pressed crease.
es Pantalón de pinzas de lana | Lana fría de caída limpia, dos pinzas a cada lado y raya marcada.
de Bundfaltenhose aus Wolle | Cool Wool, die sauber fällt, zwei Bundfalten auf jeder Seite und eine Bügelfalte.
it Pantaloni in lana con pinces | Fresco di lana dalla caduta netta, due pinces per lato e piega stirata.
pl Wełniane spodnie z zakładkami | Wełna typu tropik, która równo się układa, po dwie zakładki z każdej strony i zaprasowany kant.`),
		details: ['pleats-two', 'pockets-back-welt', 'inside-leg:78'],
		facets: { fit: 'relaxed', length: 'full' },
		cloth: { main: { wool: 98, elastane: 2 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['CHO', 'GRY', 'NVY'],
	},
	{
		code: 'W20',
		category: 'w-trousers',
		run: 'women',
		price: 7,
		told: told(`
fr Pantalon large en lin | Un lin d’été qui laisse passer l’air. Taille élastique au dos, jambe large, longueur cheville.
en Wide linen trousers | Summer linen that lets air through. Elasticated at the back, wide in the leg, ankle length.
es Pantalón ancho de lino | Lino de verano que deja pasar el aire. Elástico por detrás, pernera ancha, largo tobillero.
de Weite Leinenhose | Sommerleinen, das Luft durchlässt. Hinten elastisch, weites Bein, knöchellang.
it Pantaloni ampi in lino | Lino estivo che lascia passare l’aria. Elastico dietro, gamba ampia, lunghezza alla caviglia.
pl Szerokie lniane spodnie | Letni, przewiewny len. Gumka z tyłu, szeroka nogawka, długość do kostki.`),
		details: ['waist-half-elastic', 'pockets-side', 'inside-leg:69'],
		facets: { fit: 'wide', length: 'ankle', season: 'spring-summer' },
		facts: ['european-linen', 'mono-material'],
		cloth: { main: { linen: 100 } },
		care: 'linen',
		maker: 'linaire',
		madeIn: ['FR', 'BE', 'PT'],
		colors: ['SND', 'BLK', 'SKY', 'TER'],
	},
	{
		code: 'W21',
		category: 'w-skirts',
		run: 'women',
		price: 7,
		told: told(`
fr Jupe plissée midi en satin | Des plis fins fixés à chaud, qui restent après le lavage. Taille élastique, longueur mi-mollet.
en Pleated satin midi skirt | Fine heat-set pleats that stay after washing. Elasticated waist, mid-calf length.
es Falda plisada midi de satén | Plisado fino fijado con calor, que se mantiene tras el lavado. Cintura elástica, largo a media pierna.
de Plissierter Midirock aus Satin | Feine, mit Hitze fixierte Falten, die auch nach der Wäsche bleiben. Elastischer Bund, wadenlang.
it Gonna midi plissettata in raso | Pieghe sottili fissate a caldo, che restano dopo il lavaggio. Vita elastica, lunghezza al polpaccio.
pl Plisowana spódnica midi z satyny | Drobne plisy utrwalone na gorąco, które zostają po praniu. Gumka w pasie, długość do połowy łydki.`),
		details: ['pleats-fixed', 'waist-elastic', 'length-women:82'],
		facets: { fit: 'relaxed', length: 'midi' },
		cloth: { main: { polyester: 100 } },
		care: 'satin',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['MUS', 'INK', 'ROS'],
	},
	{
		code: 'W22',
		category: 'w-skirts',
		run: 'women',
		price: 6,
		told: told(`
fr Jupe courte en jean | Une jupe trapèze boutonnée devant, en denim ferme. Deux poches plaquées.
en Short denim skirt | An A-line skirt in firm denim, buttoned at the front. Two patch pockets.
es Falda vaquera corta | Falda evasé de denim firme, abotonada por delante. Dos bolsillos de parche.
de Kurzer Jeansrock | Rock in A-Linie aus festem Denim, vorn geknöpft. Zwei aufgesetzte Taschen.
it Gonna corta in denim | Gonna svasata in denim sostenuto, abbottonata davanti. Due tasche applicate.
pl Krótka spódnica jeansowa | Trapezowa spódnica ze sztywnego denimu, zapinana z przodu na guziki. Dwie naszywane kieszenie.`),
		details: ['buttons-front', 'pockets-patch', 'length-women:43'],
		facets: { fit: 'regular', length: 'mini' },
		cloth: { main: { cotton: 100 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['MID', 'WBK'],
	},
	{
		code: 'W23',
		category: 'w-dresses',
		run: 'women',
		price: 10,
		told: told(`
fr Robe portefeuille à fleurs | Une viscose légère, imprimée de petites fleurs. La robe se croise et se noue sur le côté.
en Floral wrap dress | Light viscose printed with small flowers. The dress wraps over and ties at the side.
es Vestido cruzado de flores | Viscosa ligera con estampado de flores pequeñas. El vestido se cruza y se anuda a un lado.
de Geblümtes Wickelkleid | Leichte Viskose, mit kleinen Blumen bedruckt. Das Kleid wird gewickelt und seitlich gebunden.
it Vestito a portafoglio a fiori | Viscosa leggera stampata a piccoli fiori. Il vestito si incrocia e si annoda di lato.
pl Kopertowa sukienka w kwiaty | Lekka wiskoza z nadrukiem w drobne kwiaty. Sukienkę się zakłada kopertowo i wiąże z boku.`),
		details: ['closure-wrap', 'unlined', 'length-women:118'],
		facets: {
			fit: 'regular',
			length: 'midi',
			neckline: 'wrap',
			sleeve: 'short',
			pattern: 'floral',
			season: 'spring-summer',
		},
		cloth: { main: { viscose: 100 } },
		care: 'satin',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'TN'],
		colors: ['INK+ROS+CRM+SAG', 'RST+CRM+BUT+OLV', 'SAG+WHT+PLU+FOR'],
	},
	{
		code: 'W24',
		category: 'w-dresses',
		run: 'women',
		price: 9,
		told: told(`
fr Robe chemise en lin | Une chemise qui descend sous le genou, ceinturée à la taille. Les manches se retroussent.
en Linen shirt dress | A shirt that falls below the knee, belted at the waist. The sleeves roll up.
es Vestido camisero de lino | Una camisa que llega por debajo de la rodilla, con cinturón. Las mangas se remangan.
de Hemdblusenkleid aus Leinen | Ein Hemd, das bis unters Knie reicht, mit Gürtel in der Taille. Die Ärmel lassen sich hochkrempeln.
it Chemisier in lino | Una camicia che scende sotto il ginocchio, con cintura in vita. Le maniche si arrotolano.
pl Lniana sukienka koszulowa | Koszula sięgająca za kolano, z paskiem w talii. Rękawy można podwinąć.`),
		details: ['belt-same', 'cuffs-roll', 'length-women:112'],
		facets: {
			fit: 'relaxed',
			length: 'midi',
			neckline: 'shirt-collar',
			sleeve: 'long',
			season: 'spring-summer',
		},
		facts: ['european-linen'],
		cloth: { main: { linen: 100 } },
		care: 'linen',
		maker: 'linaire',
		madeIn: ['FR', 'BE', 'PT'],
		colors: ['COB', 'OAT', 'OLV'],
	},
]
