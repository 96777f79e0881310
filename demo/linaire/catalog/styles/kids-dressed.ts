import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const KIDS_DRESSED: readonly Style[] = [
	{
		code: 'K09',
		category: 'k-knit',
		also: ['k-girl'],
		run: 'kids',
		price: 3,
		told: told(`
fr Gilet boutonné en maille | Une maille de coton régulière, six boutons faciles à fermer seul. Se met sur une robe ou un t-shirt.
en Button cardigan | Even cotton knit with six buttons that small hands can close. Over a dress or a tee.
es Cárdigan de punto con botones | Punto de algodón con seis botones fáciles de abrochar. Sobre un vestido o una camiseta.
de Strickjacke mit Knöpfen | Gleichmäßiger Baumwollstrick, sechs Knöpfe, die Kinder selbst schließen können. Über Kleid oder T-Shirt.
it Cardigan con bottoni | Maglia di cotone regolare, sei bottoni facili da chiudere da soli. Sopra un vestito o una T-shirt.
pl Rozpinany sweter na guziki | Równa bawełniana dzianina i sześć guzików, które dziecko zapnie samo. Na sukienkę lub T-shirt.`),
		details: ['buttons-six', 'gauge:7', 'length-kids:48'],
		facets: { fit: 'regular', neckline: 'round', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		care: 'cotton-knit',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['PLU', 'OAT', 'NVY'],
	},
	{
		code: 'K10',
		category: 'k-tops',
		also: ['k-boy'],
		run: 'kids',
		price: 3,
		told: told(`
fr Chemise à carreaux en flanelle | Une flanelle de coton douce des deux côtés. Se porte fermée ou ouverte sur un t-shirt.
en Check flannel shirt | Cotton flannel, soft on both sides. Worn closed, or open over a tee.
es Camisa de cuadros de franela | Franela de algodón, suave por ambos lados. Cerrada o abierta sobre una camiseta.
de Kariertes Flanellhemd | Baumwollflanell, auf beiden Seiten weich. Geschlossen oder offen über dem T-Shirt.
it Camicia a quadri in flanella | Flanella di cotone, morbida da entrambi i lati. Chiusa o aperta sopra una T-shirt.
pl Flanelowa koszula w kratę | Bawełniana flanela, miękka z obu stron. Zapięta lub rozpięta na T-shircie.`),
		details: ['collar-classic', 'pocket-chest', 'length-kids:56'],
		facets: {
			fit: 'regular',
			neckline: 'shirt-collar',
			sleeve: 'long',
			pattern: 'checks',
			season: 'autumn-winter',
		},
		cloth: { main: { cotton: 100 } },
		care: 'shirt',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['NVY/RED+WHT', 'FOR/CRM+NVY'],
	},
	{
		code: 'K11',
		category: 'k-tops',
		also: ['k-girl'],
		run: 'kids',
		price: 3,
		told: told(`
fr Blouse à col Claudine | Une popeline de coton, un col rond et des manches légèrement ballon. Elle se ferme dans le dos.
en Peter Pan collar blouse | Cotton poplin with a rounded collar and slightly puffed sleeves. It closes at the back.
es Blusa de cuello bebé | Popelín de algodón, cuello redondeado y mangas algo abullonadas. Se cierra por detrás.
de Bluse mit Bubikragen | Baumwollpopeline mit rundem Kragen und leichten Puffärmeln. Wird hinten geschlossen.
it Blusa con colletto bebè | Popeline di cotone, colletto tondo e maniche leggermente a palloncino. Si chiude dietro.
pl Bluzka z kołnierzykiem bebe | Bawełniana popelina, okrągły kołnierzyk i lekko bufiaste rękawy. Zapinana z tyłu.`),
		details: ['collar-peter-pan', 'buttons-back', 'sleeves-puff'],
		facets: { fit: 'regular', neckline: 'round', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		care: 'shirt',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'TN'],
		colors: ['WHT', 'SKY'],
	},
	{
		code: 'K12',
		category: 'k-dresses',
		also: ['k-girl'],
		run: 'kids',
		price: 4,
		told: told(`
fr Robe chasuble en velours côtelé | Un velours côtelé de coton, des bretelles à boutonner et deux poches. Se porte sur un t-shirt ou un pull.
en Corduroy pinafore dress | Cotton corduroy with buttoned straps and two pockets. Worn over a tee or a jumper.
es Pichi de pana de algodón | Pana de algodón con tirantes abotonados y dos bolsillos. Sobre una camiseta o un jersey.
de Trägerkleid aus Cord | Baumwollcord mit geknöpften Trägern und zwei Taschen. Über T-Shirt oder Pullover.
it Scamiciato in velluto a coste | Velluto a coste di cotone, spalline con bottoni e due tasche. Sopra una T-shirt o un maglione.
pl Sztruksowa sukienka na szelkach | Bawełniany sztruks, szelki na guziki i dwie kieszenie. Na T-shirt lub sweter.`),
		details: ['buttons-shoulder', 'pockets-patch', 'length-kids:68'],
		facets: { fit: 'regular', length: 'knee', sleeve: 'sleeveless', season: 'autumn-winter' },
		cloth: { main: { cotton: 100 } },
		care: 'cotton',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'TN'],
		colors: ['RST', 'BTL', 'PLU'],
	},
	{
		code: 'K13',
		category: 'k-dresses',
		also: ['k-girl'],
		run: 'kids',
		price: 4,
		told: told(`
fr Robe à fleurs en voile de coton | Un voile léger imprimé de fleurs, doublé de coton. Elle tourne quand on court.
en Floral dress in cotton voile | Light voile printed with flowers, lined with cotton. It spins when you run.
es Vestido de flores en voile de algodón | Voile ligero con flores estampadas, forrado de algodón. Tiene vuelo al correr.
de Geblümtes Kleid aus Baumwollvoile | Leichter, mit Blumen bedruckter Voile, mit Baumwolle gefüttert. Schwingt beim Rennen mit.
it Vestito a fiori in voile di cotone | Voile leggero stampato a fiori, foderato in cotone. Gira quando si corre.
pl Sukienka w kwiaty z bawełny | Lekki woal w kwiaty, na bawełnianej podszewce. Wiruje podczas biegania.`),
		details: ['lined-cotton', 'sleeves-puff', 'length-kids:70'],
		facets: {
			fit: 'regular',
			length: 'knee',
			neckline: 'round',
			sleeve: 'short',
			pattern: 'floral',
			season: 'spring-summer',
		},
		cloth: { main: { cotton: 100 }, lining: { cotton: 100 } },
		care: 'shirt',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'TN'],
		colors: ['CRM+ROS+RST+SAG', 'SKY+WHT+ROS+FOR', 'NVY+PWD+BUT+SAG'],
	},
	{
		code: 'K14',
		category: 'k-dresses',
		also: ['k-girl'],
		run: 'kids',
		price: 2,
		told: told(`
fr Jupe à volants en popeline | Trois volants froncés en popeline de coton, sur une taille élastique qui ne marque pas.
en Tiered poplin skirt | Three gathered tiers of cotton poplin on an elastic that leaves no mark.
es Falda de volantes de popelín | Tres volantes fruncidos de popelín de algodón, con una cintura elástica que no aprieta.
de Stufenrock aus Popeline | Drei gereihte Stufen aus Baumwollpopeline, mit einem Gummibund, der nicht einschneidet.
it Gonna a balze in popeline | Tre balze arricciate in popeline di cotone, con una vita elastica che non segna.
pl Spódnica z falbanami z popeliny | Trzy marszczone falbany z bawełnianej popeliny i gumka, która się nie wrzyna.`),
		details: ['tiers', 'waist-elastic', 'length-kids:38'],
		facets: { fit: 'relaxed', length: 'knee', season: 'spring-summer' },
		cloth: { main: { cotton: 100 } },
		care: 'shirt',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'TN'],
		colors: ['LIL', 'TER', 'NVY'],
	},
	{
		code: 'K15',
		category: 'k-bottoms',
		also: ['k-boy', 'k-girl'],
		run: 'kids',
		price: 3,
		told: told(`
fr Jean slim à taille réglable | Un denim extensible, doublé aux genoux. La taille se règle à l’intérieur, d’une rentrée à l’autre.
en Slim jeans with adjustable waist | Stretch denim, doubled at the knees. The waist adjusts inside, from one school year to the next.
es Vaquero slim de cintura ajustable | Denim elástico, reforzado en las rodillas. La cintura se ajusta por dentro, de un curso a otro.
de Slim-Jeans mit verstellbarem Bund | Elastischer Denim, an den Knien doppelt. Der Bund lässt sich innen verstellen und wächst ein Schuljahr mit.
it Jeans slim con vita regolabile | Denim elasticizzato, rinforzato sulle ginocchia. La vita si regola dall’interno, da un anno all’altro.
pl Jeansy slim z regulowanym pasem | Elastyczny denim, podwójny na kolanach. Pas reguluje się od środka, z roku na rok.`),
		details: ['waist-adjustable', 'knees-double', 'pockets-five'],
		facets: { fit: 'slim', length: 'full' },
		cloth: { main: { cotton: 98, elastane: 2 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['IND', 'BLK', 'MID'],
	},
	{
		code: 'K16',
		category: 'k-bottoms',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 4,
		told: told(`
fr Jean large en denim souple | Un denim souple, une jambe large qui laisse courir. La taille se règle à l’intérieur.
en Wide jeans in soft denim | Soft denim and a wide leg that lets you run. The waist adjusts inside.
es Vaquero ancho de denim suave | Denim suave y pernera ancha para correr. La cintura se ajusta por dentro.
de Weite Jeans aus weichem Denim | Weicher Denim und ein weites Bein, das beim Rennen nicht stört. Innen verstellbarer Bund.
it Jeans ampi in denim morbido | Denim morbido e gamba ampia che lascia correre. La vita si regola dall’interno.
pl Szerokie jeansy z miękkiego denimu | Miękki denim i szeroka nogawka, która nie przeszkadza w bieganiu. Pas regulowany od środka.`),
		details: ['waist-adjustable', 'pockets-patch', 'inside-leg:58'],
		facets: { fit: 'wide', length: 'full' },
		cloth: { main: { cotton: 100 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['LBL', 'ECR'],
	},
]
