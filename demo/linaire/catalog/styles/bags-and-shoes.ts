import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const BAGS_AND_SHOES: readonly Style[] = [
	{
		code: 'A01',
		category: 'a-bags',
		run: 'one-size',
		price: 13,
		told: told(`
fr Cabas structuré en cuir | Un cuir de vachette ferme qui tient debout tout seul. Un dossier A4 y entre à plat.
en Structured leather tote | Firm cowhide that stands up by itself. An A4 folder lies flat inside.
es Bolso tote rígido de piel | Piel vacuna firme que se mantiene en pie sola. Cabe una carpeta A4 en plano.
de Formfeste Ledertasche mit Henkeln | Festes Rindsleder, das von allein steht. Ein A4-Ordner passt flach hinein.
it Borsa shopper strutturata in pelle | Pelle bovina sostenuta che sta in piedi da sola. Una cartella A4 ci sta in piano.
pl Sztywny shopper ze skóry | Sztywna skóra bydlęca, dzięki której torba stoi sama. Mieści płasko teczkę A4.`),
		details: ['handles-two', 'bag-pocket-zip', 'dims:36x28x14'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		colors: ['COG', 'BLK', 'BUR'],
	},
	{
		code: 'A02',
		category: 'a-bags',
		run: 'one-size',
		price: 3,
		told: told(`
fr Cabas souple en toile de coton | Une toile de coton épaisse, des coutures doubles. Se plie dans un autre sac.
en Cotton canvas shopper | Thick cotton canvas with double seams. Folds away into another bag.
es Bolsa shopper de lona de algodón | Lona de algodón gruesa con costuras dobles. Se dobla y cabe en otro bolso.
de Shopper aus Baumwollcanvas | Dicker Baumwollcanvas mit doppelten Nähten. Lässt sich in eine andere Tasche falten.
it Shopper in tela di cotone | Tela di cotone spessa con doppie cuciture. Si piega dentro un’altra borsa.
pl Shopper z bawełnianego płótna | Grube bawełniane płótno i podwójne szwy. Można go złożyć i włożyć do innej torby.`),
		details: ['handles-two', 'bag-pocket', 'dims:40x38x12'],
		cloth: { main: { cotton: 100 } },
		care: 'denim',
		maker: 'malhas-do-vale',
		colors: ['ECR', 'NVY', 'RST'],
	},
	{
		code: 'A03',
		category: 'a-bags',
		run: 'one-size',
		price: 10,
		told: told(`
fr Sac bandoulière à rabat en cuir | Un petit format plat pour le téléphone, les clés et un portefeuille. Le rabat se ferme par un aimant.
en Leather crossbody with flap | A small, flat bag for phone, keys and wallet. The flap closes with a magnet.
es Bandolera de piel con solapa | Formato pequeño y plano para el móvil, las llaves y la cartera. La solapa se cierra con imán.
de Umhängetasche aus Leder mit Überschlag | Kleines, flaches Format für Telefon, Schlüssel und Geldbörse. Der Überschlag schließt mit Magnet.
it Tracolla in pelle con patta | Formato piccolo e piatto per telefono, chiavi e portafoglio. La patta si chiude con un magnete.
pl Skórzana listonoszka z klapką | Mały, płaski format na telefon, klucze i portfel. Klapka zamykana na magnes.`),
		details: ['strap-removable', 'clasp-magnet', 'dims:23x16x6'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		colors: ['BLK', 'TOB', 'SAG'],
	},
	{
		code: 'A04',
		category: 'a-bags',
		run: 'one-size',
		price: 11,
		told: told(`
fr Sac seau en cuir souple | Un cuir grainé souple qui se fronce sous le lien. Une poche zippée pour les clés.
en Bucket bag in soft leather | Soft grained leather that gathers under the drawstring. A zipped pocket for the keys.
es Bolso saco de piel flexible | Piel graneada flexible que se frunce bajo el cordón. Un bolsillo con cremallera para las llaves.
de Beuteltasche aus weichem Leder | Weiches, genarbtes Leder, das sich unter dem Zugband rafft. Innenfach mit Reißverschluss für die Schlüssel.
it Borsa a secchiello in pelle morbida | Pelle martellata morbida che si arriccia sotto la coulisse. Una tasca con zip per le chiavi.
pl Torebka worek z miękkiej skóry | Miękka groszkowana skóra, którą marszczy ściągacz. Kieszeń na zamek na klucze.`),
		details: ['clasp-cord', 'strap-adjustable', 'dims:26x28x18'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		colors: ['CHO', 'OLV'],
	},
	{
		code: 'A05',
		category: 'a-bags',
		run: 'one-size',
		price: 8,
		told: told(`
fr Sac à dos en toile déperlante | Une toile serrée de polyester, déperlante, dont 64 % de matière recyclée. Le dos et les bretelles sont rembourrés.
en Water-repellent backpack | A tight, water-repellent polyester weave, 64% of it recycled. Back and straps are padded.
es Mochila de lona repelente al agua | Tejido tupido de poliéster repelente al agua, con un 64 % de material reciclado. Espalda y tirantes acolchados.
de Wasserabweisender Rucksack | Dichtes, wasserabweisendes Gewebe aus Polyester, zu 64 % recycelt. Rücken und Träger sind gepolstert.
it Zaino in tela idrorepellente | Tela fitta di poliestere idrorepellente, con il 64% di materiale riciclato. Schienale e spallacci imbottiti.
pl Plecak z hydrofobowej tkaniny | Gęsta hydrofobowa tkanina poliestrowa, w 64% z recyklingu. Plecy i szelki są wyściełane.`),
		details: ['bag-laptop', 'straps-padded', 'dims:30x42x15'],
		facts: ['recycled-50'],
		cloth: { main: { polyester: 100 }, lining: { polyester: 100 } },
		care: 'hand',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		recycled: 64,
		colors: ['INK', 'KHA', 'CHR'],
	},
	{
		code: 'A06',
		category: 'a-shoes',
		run: 'shoes-all',
		price: 11,
		told: told(`
fr Baskets basses en cuir lisse | Un cuir lisse, une semelle cousue et rien de plus. Du 36 au 46.
en Low trainers in smooth leather | Smooth leather, a stitched sole and nothing more. For women and men.
es Zapatillas bajas de piel lisa | Piel lisa, suela cosida y nada más. De la 36 a la 46.
de Flache Sneaker aus Glattleder | Glattleder, genähte Sohle und sonst nichts. Von Größe 36 bis 46.
it Sneaker basse in pelle liscia | Pelle liscia, suola cucita e nient’altro. Per donna e uomo.
pl Niskie sneakersy z gładkiej skóry | Gładka skóra, szyta podeszwa i nic więcej. Rozmiary od 36 do 46.`),
		details: ['shoe-leather-rubber', 'insole-removable', 'laces-cotton'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['WHT', 'BLK'],
	},
	{
		code: 'A07',
		category: 'a-shoes',
		run: 'shoes-all',
		price: 12,
		told: told(`
fr Mocassins en cuir à semelle cousue | Un cuir souple qui prend la forme du pied. La semelle cousue peut être remplacée.
en Leather loafers with stitched sole | Supple leather that takes the shape of the foot. The stitched sole can be replaced.
es Mocasines de piel con suela cosida | Piel flexible que toma la forma del pie. La suela cosida se puede cambiar.
de Loafer aus Leder mit genähter Sohle | Weiches Leder, das sich dem Fuß anpasst. Die genähte Sohle lässt sich erneuern.
it Mocassini in pelle con suola cucita | Pelle morbida che prende la forma del piede. La suola cucita si può rifare.
pl Skórzane mokasyny z szytą podeszwą | Miękka skóra, która dopasowuje się do stopy. Szytą podeszwę można wymienić.`),
		details: ['shoe-leather-leather', 'sole-stitched', 'heel:2'],
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['BUR', 'BLK', 'COG'],
	},
	{
		code: 'A08',
		category: 'a-shoes',
		run: 'shoes-women',
		price: 14,
		told: told(`
fr Bottines zippées en cuir | Un cuir lisse, un talon stable de 5 cm et un zip côté intérieur. La semelle accroche sous la pluie.
en Zipped leather ankle boots | Smooth leather, a steady 5 cm heel and a zip on the inner side. The sole grips in the rain.
es Botines de piel con cremallera | Piel lisa, tacón estable de 5 cm y cremallera interior. La suela agarra con lluvia.
de Stiefeletten aus Leder mit Reißverschluss | Glattleder, ein stabiler Absatz von 5 cm und ein Reißverschluss innen. Die Sohle greift auch bei Regen.
it Stivaletti in pelle con zip | Pelle liscia, tacco stabile di 5 cm e zip interna. La suola tiene anche con la pioggia.
pl Skórzane botki na zamek | Gładka skóra, stabilny obcas 5 cm i zamek od środka. Podeszwa trzyma się mokrego chodnika.`),
		details: ['shoe-leather-rubber', 'zip-inner', 'heel:5'],
		facets: { season: 'autumn-winter' },
		material: 'leather',
		animalParts: true,
		care: 'leather',
		maker: 'linaire',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['CHO', 'BLK'],
	},
]
