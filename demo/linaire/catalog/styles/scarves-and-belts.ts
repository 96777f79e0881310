import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const SCARVES_AND_BELTS: readonly Style[] = [
	{
		code: 'A09',
		category: 'a-shoes',
		run: 'shoes-women',
		price: 9,
		told: told(`
fr Ballerines en cuir souple | Un cuir fin, doublé de cuir, et un petit nœud. Elles se plient dans la main.
en Ballet flats in soft leather | Thin leather, lined with leather, and a small bow. They fold in the hand.
es Bailarinas de piel flexible | Piel fina, forrada de piel, y un pequeño lazo. Se doblan con la mano.
de Ballerinas aus weichem Leder | Feines Leder, mit Leder gefüttert, und eine kleine Schleife. Sie lassen sich in der Hand biegen.
it Ballerine in pelle morbida | Pelle sottile, foderata in pelle, e un piccolo fiocco. Si piegano in mano.
pl Baleriny z miękkiej skóry | Cienka skóra, skórzana podszewka i mała kokardka. Zginają się w dłoni.`),
		details: ['shoe-leather-rubber', 'bow-small', 'heel:1'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['RED', 'BLK', 'PWD'],
	},
	{
		code: 'A10',
		category: 'a-shoes',
		run: 'shoes-women',
		price: 8,
		told: told(`
fr Sandales plates à bride | Trois brides de cuir et une boucle à la cheville. La semelle est assez épaisse pour marcher longtemps.
en Flat sandals with ankle strap | Three leather straps and a buckle at the ankle. The sole is thick enough for long walks.
es Sandalias planas con pulsera | Tres tiras de piel y una hebilla en el tobillo. La suela es gruesa, para caminar mucho.
de Flache Sandalen mit Knöchelriemen | Drei Lederriemen und eine Schnalle am Knöchel. Die Sohle ist dick genug für lange Wege.
it Sandali bassi con cinturino | Tre fasce di pelle e una fibbia alla caviglia. La suola è abbastanza spessa per camminare a lungo.
pl Płaskie sandały z paskiem przy kostce | Trzy skórzane paski i klamerka przy kostce. Podeszwa na tyle gruba, że można długo chodzić.`),
		details: ['shoe-leather-rubber', 'buckle-ankle', 'heel:2'],
		facets: { season: 'spring-summer' },
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['COG', 'BLK'],
	},
	{
		code: 'A11',
		category: 'a-scarves',
		run: 'one-size',
		price: 5,
		told: told(`
fr Écharpe en laine à carreaux | Une laine tissée puis grattée, assez longue pour deux tours de cou.
en Check wool scarf | Wool, woven and then brushed, long enough to go round twice.
es Bufanda de lana de cuadros | Lana tejida y luego perchada, lo bastante larga para dar dos vueltas.
de Karierter Wollschal | Gewebt und angeraut, lang genug, um ihn zweimal um den Hals zu legen.
it Sciarpa in lana a quadri | Lana tessuta e poi garzata, abbastanza lunga per due giri.
pl Wełniany szalik w kratę | Tkana i szczotkowana wełna, na tyle długa, by owinąć szyję dwa razy.`),
		details: ['fringe', 'weight:260', 'dims:190x35'],
		facets: { pattern: 'checks', season: 'autumn-winter' },
		cloth: { main: { wool: 100 } },
		care: 'silk',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['CML/NVY+CRM', 'FOR/NVY+CRM', 'GRY/RED+CHR'],
	},
	{
		code: 'A12',
		category: 'a-scarves',
		run: 'one-size',
		price: 5,
		told: told(`
fr Carré de soie imprimé | Un sergé de soie imprimé de fleurs, aux bords roulottés à la main. Autour du cou, des cheveux ou d’une anse.
en Printed silk square | Silk twill printed with flowers, its edges rolled by hand. Round the neck, the hair or a handle.
es Pañuelo de seda estampado | Sarga de seda con flores estampadas y bordes enrollados a mano. En el cuello, el pelo o un asa.
de Bedrucktes Seidentuch | Seidentwill mit Blumendruck, die Kanten von Hand rolliert. Für den Hals, das Haar oder einen Henkel.
it Foulard in seta stampata | Twill di seta stampato a fiori, con bordi arrotolati a mano. Al collo, tra i capelli o su un manico.
pl Jedwabna apaszka z nadrukiem | Jedwabny twill w kwiaty, brzegi rolowane ręcznie. Na szyję, do włosów lub do uchwytu torebki.`),
		details: ['edges-rolled', 'weight:55', 'dims:65x65'],
		facets: { pattern: 'floral' },
		cloth: { main: { silk: 100 } },
		care: 'silk',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['MUL+NVY+CRM+SAG', 'NVY+ROS+CRM+MUS', 'ROS+BUR+CRM+FOR'],
	},
	{
		code: 'A13',
		category: 'a-scarves',
		run: 'one-size',
		price: 1,
		told: told(`
fr Bonnet côtelé à revers | Une côte double épaisseur qui ne serre pas le front. Le revers se plie à la hauteur voulue.
en Rib beanie with cuff | A double-layer rib that does not pinch the forehead. Fold the cuff as high as you like.
es Gorro de canalé con vuelta | Canalé de doble capa que no aprieta la frente. La vuelta se dobla a la altura que quieras.
de Rippmütze mit Umschlag | Doppellagige Rippe, die nicht auf die Stirn drückt. Der Umschlag lässt sich beliebig hoch krempeln.
it Berretto a coste con risvolto | Una costa a doppio strato che non stringe la fronte. Il risvolto si piega all’altezza che vuoi.
pl Prążkowana czapka z wywinięciem | Podwójny prążek, który nie uciska czoła. Brzeg można wywinąć na dowolną wysokość.`),
		details: ['cuff-folded', 'knit-double', 'gauge:7'],
		facets: { season: 'autumn-winter' },
		cloth: { main: { wool: 70, polyamide: 30 } },
		care: 'knit',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['MUS', 'CHR', 'RSP'],
	},
	{
		code: 'A14',
		category: 'a-scarves',
		run: 'hats',
		price: 3,
		told: told(`
fr Bob en denim | Un denim souple surpiqué sur tout le bord. Doublé de coton, il se plie dans une poche.
en Denim bucket hat | Soft denim, topstitched all round the brim. Lined with cotton, it folds into a pocket.
es Gorro de pescador vaquero | Denim suave con pespuntes en toda el ala. Forrado de algodón, se dobla y cabe en el bolsillo.
de Fischerhut aus Denim | Weicher Denim, die Krempe rundum abgesteppt. Mit Baumwolle gefüttert, passt gefaltet in die Tasche.
it Cappello da pescatore in denim | Denim morbido con impunture su tutta la tesa. Foderato in cotone, si piega in tasca.
pl Jeansowy kapelusz rybacki | Miękki denim z przeszyciami wokół całego ronda. Na bawełnianej podszewce, złożony mieści się w kieszeni.`),
		details: ['lined-cotton', 'stitching-contrast', 'brim:6'],
		facets: { season: 'spring-summer' },
		cloth: { main: { cotton: 100 }, lining: { cotton: 100 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['IND', 'ECR'],
	},
	{
		code: 'A15',
		category: 'a-scarves',
		run: 'hats',
		price: 4,
		told: told(`
fr Chapeau de paille à large bord | Une paille tressée serré, un bord large qui couvre la nuque. Le ruban se retire.
en Wide-brimmed straw hat | Tightly plaited straw with a brim wide enough for the neck. The ribbon comes off.
es Sombrero de paja de ala ancha | Paja trenzada tupida y un ala ancha que cubre la nuca. La cinta se quita.
de Strohhut mit breiter Krempe | Dicht geflochtenes Stroh, die Krempe reicht bis über den Nacken. Das Band ist abnehmbar.
it Cappello di paglia a tesa larga | Paglia intrecciata fitta e tesa larga che copre la nuca. Il nastro si toglie.
pl Słomkowy kapelusz z szerokim rondem | Gęsto pleciona słoma i szerokie rondo, które osłania kark. Wstążkę można zdjąć.`),
		details: ['ribbon-cotton', 'sweatband', 'brim:9'],
		facets: { season: 'spring-summer' },
		care: 'none',
		maker: 'linaire',
		colors: ['SND', 'TOB'],
	},
	{
		code: 'A16',
		category: 'a-belts',
		run: 'belts',
		price: 4,
		told: told(`
fr Ceinture en cuir lisse | Un cuir pleine fleur d’une seule épaisseur et une boucle en laiton. Longueur mesurée jusqu’au trou du milieu.
en Smooth leather belt | A single layer of full-grain leather and a brass buckle. Length measured to the middle hole.
es Cinturón de piel lisa | Una sola capa de piel plena flor y hebilla de latón. El largo se mide hasta el agujero central.
de Gürtel aus Glattleder | Eine Lage Vollleder und eine Schnalle aus Messing. Die Länge gilt bis zum mittleren Loch.
it Cintura in pelle liscia | Un solo strato di pelle pieno fiore e fibbia in ottone. La lunghezza è misurata al foro centrale.
pl Pasek z gładkiej skóry | Jedna warstwa skóry licowej i mosiężna klamra. Długość mierzona do środkowej dziurki.`),
		details: ['buckle-brass', 'holes-five', 'width:3'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		colors: ['BLK', 'COG'],
	},
]
