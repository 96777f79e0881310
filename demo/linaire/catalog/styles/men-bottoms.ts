import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const MEN_BOTTOMS: readonly Style[] = [
	{
		code: 'M17',
		category: 'm-suits',
		run: 'men-jackets',
		price: 13,
		told: told(`
fr Blazer non doublé en lin | Un lin ferme, sans doublure ni épaulettes. Les coutures intérieures sont gansées.
en Unlined linen blazer | Firm linen without lining or shoulder pads. The seams inside are bound.
es Blazer de lino sin forro | Lino firme, sin forro ni hombreras. Las costuras interiores van ribeteadas.
de Ungefüttertes Sakko aus Leinen | Festes Leinen, ohne Futter und Schulterpolster. Die Nähte sind innen eingefasst.
it Blazer sfoderato in lino | Lino sostenuto, senza fodera né spalline. Le cuciture interne sono bordate.
pl Lniana marynarka bez podszewki | Mocny len, bez podszewki i poduszek. Szwy od środka są obszyte lamówką.`),
		details: ['shoulder-soft', 'pockets-patch', 'length-jacket:74'],
		facets: { fit: 'regular', sleeve: 'long', season: 'spring-summer' },
		cloth: { main: { linen: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['NVY', 'SND', 'SAG'],
	},
	{
		code: 'M18',
		category: 'm-jeans',
		run: 'men-jeans',
		price: 8,
		told: told(`
fr Jean droit en denim épais | Un denim de 13 onces, ferme au début, qui se fait à vous. Jambe droite, étiquette en cuir.
en Straight jeans in heavy denim | A 13-ounce denim, firm at first, that settles with wear. Straight leg, leather patch.
es Vaquero recto de denim grueso | Denim de 13 onzas, firme al principio, que se adapta con el uso. Pernera recta y etiqueta de piel.
de Gerade Jeans aus schwerem Denim | Denim mit 13 Unzen, anfangs fest, mit der Zeit bequem. Gerades Bein, Lederpatch.
it Jeans dritti in denim pesante | Denim da 13 once, rigido all’inizio, che si adatta con l’uso. Gamba dritta, etichetta in pelle.
pl Proste jeansy z grubego denimu | Denim o gramaturze 13 uncji, początkowo sztywny, z czasem się dopasowuje. Prosta nogawka, skórzana naszywka.`),
		details: ['waist-mid', 'fly-buttons', 'patch-leather'],
		facets: { fit: 'straight', length: 'full' },
		cloth: { main: { cotton: 100 } },
		material: 'denim',
		animalParts: true,
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['IND', 'MID', 'WBK'],
	},
	{
		code: 'M19',
		category: 'm-jeans',
		run: 'men-jeans',
		price: 8,
		told: told(`
fr Jean fuselé avec élasthanne | De l’aisance à la cuisse, une jambe qui se resserre vers la cheville. Denim légèrement extensible.
en Tapered jeans with stretch | Room at the thigh and a leg that narrows to the ankle. Denim with a little stretch.
es Vaquero de pierna estrecha con elastano | Holgado en el muslo y estrecho hacia el tobillo. Denim ligeramente elástico.
de Tapered-Jeans mit Elasthan | Am Oberschenkel bequem, zum Knöchel hin schmal. Denim mit etwas Elasthan.
it Jeans affusolati con elastan | Comodi sulla coscia, più stretti verso la caviglia. Denim leggermente elasticizzato.
pl Zwężane jeansy z elastanem | Luźniejsze w udzie, węższe przy kostce. Lekko elastyczny denim.`),
		details: ['waist-mid', 'fly-zip', 'hem-width:17'],
		facets: { fit: 'slim', length: 'full' },
		cloth: { main: { cotton: 98, elastane: 2 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['LBL', 'IND', 'BLK'],
	},
	{
		code: 'M20',
		category: 'm-trousers',
		run: 'men-trousers',
		price: 7,
		told: told(`
fr Chino droit en sergé de coton | Un sergé lavé au toucher mat. Coupe droite, poches passepoilées au dos.
en Straight cotton twill chinos | Washed twill with a matt hand. Straight cut, welt pockets at the back.
es Chino recto de sarga de algodón | Sarga lavada de tacto mate. Corte recto y bolsillos de vivo detrás.
de Gerade Chino aus Baumwolltwill | Gewaschener Twill mit mattem Griff. Gerade geschnitten, Paspeltaschen hinten.
it Chino dritti in twill di cotone | Twill lavato dalla mano opaca. Taglio dritto, tasche a filetto dietro.
pl Proste chinosy z bawełny | Prany twill o matowym wykończeniu. Prosty krój, z tyłu kieszenie z wypustką.`),
		details: ['fly-zip', 'pockets-back-welt', 'inside-leg:82'],
		facets: { fit: 'straight', length: 'full' },
		cloth: { main: { cotton: 98, elastane: 2 } },
		care: 'cotton',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'TN'],
		colors: ['SND', 'NVY', 'OLV', 'RST'],
	},
	{
		code: 'M21',
		category: 'm-trousers',
		run: 'men-trousers',
		price: 9,
		told: told(`
fr Pantalon en laine à deux pinces | Une laine froide pour toute l’année. Deux pinces de chaque côté, bas à revers.
en Wool trousers with two pleats | Lightweight tropical wool for all year. Two pleats on each side, turn-ups at the hem.
es Pantalón de lana con dos pinzas | Lana fría para todo el año. Dos pinzas a cada lado y bajo con vuelta.
de Wollhose mit zwei Bundfalten | Cool Wool für das ganze Jahr. Zwei Bundfalten auf jeder Seite, Aufschlag am Saum.
it Pantaloni in lana con due pinces | Fresco di lana per tutto l’anno. Due pinces per lato, risvolto al fondo.
pl Spodnie z wełny z dwiema zakładkami | Wełna typu tropik na cały rok. Po dwie zakładki z każdej strony, mankiety u dołu.`),
		details: ['pleats-two', 'hem-turn-up', 'inside-leg:80'],
		facets: { fit: 'relaxed', length: 'full' },
		cloth: { main: { wool: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['CHR', 'TOB', 'INK'],
	},
	{
		code: 'M22',
		category: 'm-trousers',
		run: 'men',
		price: 7,
		told: told(`
fr Pantalon en lin à cordon | Un lin souple pour les jours chauds. Taille élastique à cordon, jambe large.
en Drawstring linen trousers | Supple linen for hot days. Elasticated waist with drawstring, wide leg.
es Pantalón de lino con cordón | Lino flexible para los días de calor. Cintura elástica con cordón y pernera ancha.
de Leinenhose mit Kordelzug | Weiches Leinen für heiße Tage. Elastischer Bund mit Kordelzug, weites Bein.
it Pantaloni in lino con coulisse | Lino morbido per i giorni caldi. Vita elasticizzata con coulisse, gamba ampia.
pl Lniane spodnie na sznurku | Miękki len na upalne dni. Gumka i sznurek w pasie, szeroka nogawka.`),
		details: ['waist-drawstring', 'pocket-back', 'inside-leg:76'],
		facets: { fit: 'wide', length: 'full', season: 'spring-summer' },
		facts: ['european-linen'],
		cloth: { main: { linen: 100 } },
		care: 'linen',
		maker: 'linaire',
		madeIn: ['FR', 'BE', 'PT'],
		colors: ['STN', 'PTL'],
	},
	{
		code: 'M23',
		category: 'm-shorts',
		run: 'men-trousers',
		price: 5,
		told: told(`
fr Bermuda en sergé de coton | Un sergé léger, lavé. Le bermuda s’arrête au-dessus du genou.
en Cotton twill bermuda shorts | Light, washed twill. The shorts end above the knee.
es Bermudas de sarga de algodón | Sarga ligera y lavada. Las bermudas terminan por encima de la rodilla.
de Bermudas aus Baumwolltwill | Leichter, gewaschener Twill. Die Bermudas enden über dem Knie.
it Bermuda in twill di cotone | Twill leggero, lavato. I bermuda finiscono sopra il ginocchio.
pl Bawełniane bermudy | Lekki, prany twill. Bermudy kończą się nad kolanem.`),
		details: ['fly-zip', 'hem-turn-up', 'inside-leg:24'],
		facets: { fit: 'regular', season: 'spring-summer' },
		cloth: { main: { cotton: 100 } },
		care: 'cotton',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'TN'],
		colors: ['TER', 'KHA', 'SKY'],
	},
	{
		code: 'M24',
		category: 'm-under',
		run: 'men',
		price: 6,
		told: told(`
fr Pyjama en popeline rayée | Une veste à col ouvert et un pantalon à cordon, en popeline de coton. Se lave à 40 °C.
en Striped poplin pyjama set | An open-collar jacket and drawstring trousers in cotton poplin. Washes at 40 °C.
es Pijama de popelín de rayas | Chaqueta de cuello abierto y pantalón con cordón, de popelín de algodón. Se lava a 40 °C.
de Gestreifter Schlafanzug aus Popeline | Jacke mit Reverskragen und Hose mit Kordelzug, aus Baumwollpopeline. Bei 40 °C waschbar.
it Pigiama in popeline a righe | Giacca a collo aperto e pantaloni con coulisse, in popeline di cotone. Si lava a 40 °C.
pl Piżama z popeliny w paski | Koszula z otwartym kołnierzem i spodnie na sznurku, z bawełnianej popeliny. Pranie w 40 °C.`),
		details: ['set-two', 'collar-camp', 'pocket-chest'],
		facets: { fit: 'relaxed', sleeve: 'long', pattern: 'stripes' },
		cloth: { main: { cotton: 100 } },
		care: 'shirt',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['NVY/WHT', 'SKY/WHT', 'BUR/CRM'],
	},
]
