import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const KIDS_OUTSIDE: readonly Style[] = [
	{
		code: 'K17',
		category: 'k-sport',
		also: ['k-bottoms', 'k-boy', 'k-girl'],
		run: 'kids',
		price: 1,
		told: told(`
fr Jogging en molleton | Un molleton léger, une taille élastique et des chevilles qui tiennent en place.
en Loopback joggers | Light loopback, an elasticated waist and ankles that stay put.
es Pantalón de chándal de felpa | Felpa ligera, cintura elástica y tobillos que no se mueven.
de Jogginghose aus Sweatstoff | Leichter Sweatstoff, elastischer Bund und Bündchen, die am Knöchel sitzen.
it Pantaloni in felpa | Felpa leggera, vita elasticizzata e caviglie che restano ferme.
pl Spodnie dresowe | Lekka dzianina dresowa, gumka w pasie i ściągacze, które trzymają się kostki.`),
		details: ['waist-elastic', 'rib-ankles', 'pockets-side'],
		facets: { fit: 'regular', length: 'full' },
		cloth: { main: { cotton: 85, polyester: 15 } },
		care: 'jersey',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['GRY', 'NVY', 'OLV'],
	},
	{
		code: 'K18',
		category: 'k-bottoms',
		also: ['k-boy'],
		run: 'kids',
		price: 3,
		told: told(`
fr Chino en sergé extensible | Un sergé de coton un peu extensible, pour les jours de fête comme pour l’école.
en Stretch twill chinos | Cotton twill with a little stretch, for birthdays and for school.
es Chino de sarga elástica | Sarga de algodón algo elástica, para las fiestas y para el colegio.
de Chino aus elastischem Twill | Baumwolltwill mit etwas Elasthan, für Feste und für die Schule.
it Chino in twill elasticizzato | Twill di cotone leggermente elastico, per le feste e per la scuola.
pl Chinosy z elastyczną domieszką | Bawełniany twill z dodatkiem elastanu: od święta i do szkoły.`),
		details: ['waist-adjustable', 'pockets-back-welt', 'inside-leg:57'],
		facets: { fit: 'slim', length: 'full' },
		cloth: { main: { cotton: 97, elastane: 3 } },
		care: 'cotton',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'TN'],
		colors: ['SND', 'INK', 'FOR'],
	},
	{
		code: 'K19',
		category: 'k-bottoms',
		also: ['k-boy', 'k-girl'],
		run: 'kids',
		price: 1,
		told: told(`
fr Short en lin et coton | Un mélange léger de lin et de coton. Taille élastique, poches assez grandes pour les cailloux.
en Linen and cotton shorts | A light blend of linen and cotton. Elasticated waist, pockets big enough for pebbles.
es Pantalón corto de lino y algodón | Mezcla ligera de lino y algodón. Cintura elástica y bolsillos donde caben piedras.
de Shorts aus Leinen und Baumwolle | Leichte Mischung aus Leinen und Baumwolle. Elastischer Bund, Taschen, in die auch Kiesel passen.
it Pantaloncini in lino e cotone | Misto leggero di lino e cotone. Vita elasticizzata, tasche abbastanza grandi per i sassi.
pl Szorty z lnu i bawełny | Lekka mieszanka lnu i bawełny. Gumka w pasie i kieszenie, w których zmieszczą się kamyki.`),
		details: ['waist-elastic', 'pockets-side', 'inside-leg:14'],
		facets: { fit: 'relaxed', season: 'spring-summer' },
		cloth: { main: { linen: 55, cotton: 45 } },
		care: 'linen',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'TN'],
		colors: ['TER', 'SAG', 'STN'],
	},
	{
		code: 'K20',
		category: 'k-bottoms',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 5,
		told: told(`
fr Salopette en denim | Un denim robuste, des bretelles qui se règlent et une grande poche sur la bavette.
en Denim dungarees | Sturdy denim with adjustable straps and a big pocket on the bib.
es Peto vaquero | Denim resistente, tirantes ajustables y un bolsillo grande en el peto.
de Latzhose aus Denim | Robuster Denim, verstellbare Träger und eine große Tasche auf dem Latz.
it Salopette in denim | Denim robusto, bretelle regolabili e una grande tasca sulla pettorina.
pl Jeansowe ogrodniczki | Mocny denim, regulowane szelki i duża kieszeń na karczku.`),
		details: ['buckles', 'pocket-bib', 'knees-double'],
		facets: { fit: 'relaxed', length: 'full' },
		cloth: { main: { cotton: 100 } },
		material: 'denim',
		care: 'denim',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['MID', 'IND'],
	},
	{
		code: 'K21',
		category: 'k-outer',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 9,
		told: told(`
fr Duffle-coat en laine mélangée | Un drap de laine mélangée, des brandebourgs en bois et une capuche doublée. Assez large pour un pull dessous.
en Wool-blend duffle coat | A wool-blend fabric with wooden toggles and a lined hood. Room for a jumper underneath.
es Trenca de mezcla de lana | Paño de mezcla de lana, alamares de madera y capucha forrada. Cabe un jersey debajo.
de Dufflecoat aus Wollmischung | Tuch aus Wollmischung, Knebelknöpfe aus Holz und gefütterte Kapuze. Darunter passt ein Pullover.
it Montgomery in misto lana | Panno misto lana, alamari in legno e cappuccio foderato. Sotto ci sta un maglione.
pl Budrysówka z mieszanki wełny | Sukno z mieszanki wełny, drewniane kołki i podszyty kaptur. Zmieści się pod nią sweter.`),
		details: ['closure-toggles', 'hood-no-cord', 'length-kids:66'],
		facets: { fit: 'regular', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 60, polyester: 30, polyamide: 10 }, lining: { cotton: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['NVY', 'CML'],
	},
	{
		code: 'K22',
		category: 'k-outer',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 8,
		told: told(`
fr Doudoune synthétique à capuche | Un tissu et un garnissage en polyester recyclé. Légère, chaude, et elle passe en machine.
en Hooded puffer jacket | Fabric and padding in recycled polyester. Light, warm and machine-washable.
es Chaqueta acolchada con capucha | Tejido y relleno de poliéster reciclado. Ligera, abriga y se lava a máquina.
de Steppjacke mit Kapuze | Stoff und Füllung aus recyceltem Polyester. Leicht, warm und maschinenwaschbar.
it Giacca imbottita con cappuccio | Tessuto e imbottitura in poliestere riciclato. Leggera, calda e lavabile in lavatrice.
pl Pikowana kurtka z kapturem | Tkanina i wypełnienie z poliestru z recyklingu. Lekka, ciepła, do prania w pralce.`),
		details: ['padding', 'pockets-warm', 'reflective'],
		facets: { fit: 'regular', sleeve: 'long', season: 'autumn-winter' },
		facts: ['recycled-50'],
		cloth: { main: { polyester: 100 }, lining: { polyester: 100 }, filling: { polyester: 100 } },
		care: 'outdoor',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		recycled: 76,
		colors: ['RED', 'KHA', 'LIL'],
	},
	{
		code: 'K23',
		category: 'k-outer',
		also: ['k-girl', 'k-boy'],
		run: 'kids',
		price: 6,
		told: told(`
fr Imperméable à coutures étanchées | Un tissu imperméable doublé de coton, aux coutures étanchées. La capuche tient sans cordon.
en Rain jacket with taped seams | Waterproof fabric lined with cotton, with taped seams. The hood holds without a cord.
es Impermeable de costuras selladas | Tejido impermeable forrado de algodón, con costuras selladas. La capucha se ajusta sin cordón.
de Regenjacke mit verschweißten Nähten | Wasserdichter Stoff, mit Baumwolle gefüttert, Nähte verschweißt. Die Kapuze hält ohne Kordel.
it Giacca antipioggia a cuciture nastrate | Tessuto impermeabile foderato in cotone, con cuciture nastrate. Il cappuccio sta fermo senza cordino.
pl Kurtka przeciwdeszczowa z klejonymi szwami | Wodoodporna tkanina na bawełnianej podszewce. Kaptur trzyma się bez sznurka.`),
		details: ['seams-taped', 'closure-zip-flap', 'reflective'],
		facets: { fit: 'relaxed', sleeve: 'long' },
		cloth: { main: { polyester: 100 }, lining: { cotton: 100 } },
		care: 'outdoor',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['BUT', 'NVY', 'TOM'],
	},
	{
		code: 'K24',
		category: 'k-sport',
		also: ['k-girl'],
		run: 'kids',
		price: 2,
		told: told(`
fr Maillot de bain à bretelles croisées | Une maille résistante au chlore, doublée devant. Les bretelles croisées ne glissent pas.
en Swimsuit with crossed straps | Chlorine-resistant knit, lined at the front. The crossed straps do not slip.
es Bañador de tirantes cruzados | Punto resistente al cloro, forrado por delante. Los tirantes cruzados no se caen.
de Badeanzug mit gekreuzten Trägern | Chlorbeständiger Stoff, vorn gefüttert. Die gekreuzten Träger rutschen nicht.
it Costume intero a spalline incrociate | Maglia resistente al cloro, foderata davanti. Le spalline incrociate non scivolano.
pl Kostium kąpielowy ze skrzyżowanymi ramiączkami | Dzianina odporna na chlor, z przodu na podszewce. Ramiączka się nie zsuwają.`),
		details: ['chlorine', 'straps-crossed', 'seams-flat'],
		facets: { fit: 'slim', sleeve: 'sleeveless', season: 'spring-summer' },
		cloth: { main: { polyamide: 80, elastane: 20 }, lining: { polyester: 100 } },
		care: 'hand',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['COB', 'APR', 'RSP'],
	},
]
