import type { Department } from '../categories.ts'

export const ACCESSORIES: Department = {
	id: 'accessories',
	block: `
fr Accessoires | Ce qui finit une tenue : cuir, laine, métal.
en Accessories | What finishes an outfit: leather, wool, metal.
es Accesorios | Lo que remata un conjunto: piel, lana, metal.
de Accessoires | Was ein Outfit vollendet: Leder, Wolle, Metall.
it Accessori | Ciò che completa un look: pelle, lana, metallo.
pl Akcesoria | To, co dopełnia strój: skóra, wełna, metal.`,
	categories: [
		[
			'a-bags',
			`
fr Sacs | Cabas, besace, seau et sac à dos, avec leurs dimensions.
en Bags | Totes, crossbody bags, bucket bags and backpacks, with their measurements.
es Bolsos | Tote, bandolera, saco y mochila, con sus medidas.
de Taschen | Shopper, Umhängetasche, Beuteltasche und Rucksack, mit allen Maßen.
it Borse | Shopper, tracolla, secchiello e zaino, con le misure.
pl Torebki | Shoppery, listonoszki, worki i plecaki, z dokładnymi wymiarami.`,
		],
		[
			'a-shoes',
			`
fr Chaussures | Du cuir, des semelles qui tiennent, des talons raisonnables.
en Shoes | Leather, soles that last and heels you can walk in.
es Zapatos | Piel, suelas que duran y tacones para caminar.
de Schuhe | Leder, haltbare Sohlen und Absätze, auf denen man gehen kann.
it Scarpe | Pelle, suole che durano e tacchi con cui si cammina.
pl Buty | Skóra, trwałe podeszwy i obcasy, w których da się chodzić.`,
		],
		[
			'a-scarves',
			`
fr Écharpes et bonnets | Laine, soie et paille, pour toutes les saisons.
en Scarves & hats | Wool, silk and straw, for every season.
es Bufandas y gorros | Lana, seda y paja, para cada estación.
de Schals & Mützen | Wolle, Seide und Stroh, für jede Jahreszeit.
it Sciarpe e cappelli | Lana, seta e paglia, per ogni stagione.
pl Szaliki i czapki | Wełna, jedwab i słoma, na każdą porę roku.`,
		],
		[
			'a-belts',
			`
fr Ceintures | Cuir lisse ou tresse, à la bonne longueur.
en Belts | Smooth leather or a braid, at the right length.
es Cinturones | Piel lisa o trenzado, con el largo justo.
de Gürtel | Glattes Leder oder geflochten, in der richtigen Länge.
it Cinture | Pelle liscia o intreccio, della lunghezza giusta.
pl Paski | Gładka skóra lub plecionka, w dobrej długości.`,
		],
		[
			'a-jewel',
			`
fr Bijoux | Créoles et chaînes, en laiton doré ou argenté.
en Jewellery | Hoops and chains, in gold-plated or silver-plated brass.
es Bisutería | Aros y cadenas de latón con baño dorado o plateado.
de Schmuck | Creolen und Ketten aus vergoldetem oder versilbertem Messing.
it Gioielli | Cerchi e catene in ottone dorato o argentato.
pl Biżuteria | Koła i łańcuszki z mosiądzu pozłacanego lub posrebrzanego.`,
		],
		[
			'a-socks',
			`
fr Chaussettes et collants | Par trois ou à l’unité, du 27 au 46.
en Socks & tights | In threes or singly, from children’s sizes up.
es Calcetines y medias | De tres en tres o sueltos, de la 27 a la 46.
de Socken & Strumpfhosen | Im Dreierpack oder einzeln, von 27 bis 46.
it Calze e collant | A tre paia o singole, dal 27 al 46.
pl Skarpetki i rajstopy | W trójpaku lub pojedynczo, od 27 do 46.`,
		],
		[
			'a-leather',
			`
fr Petite maroquinerie | Porte-cartes et portefeuilles en cuir de vachette.
en Small leather goods | Card holders and wallets in cowhide.
es Marroquinería | Tarjeteros y carteras de piel vacuna.
de Kleinlederwaren | Kartenetuis und Geldbörsen aus Rindsleder.
it Piccola pelletteria | Portacarte e portafogli in pelle bovina.
pl Galanteria skórzana | Etui na karty i portfele ze skóry bydlęcej.`,
		],
		[
			'a-sun',
			`
fr Lunettes de soleil | Verres de catégorie 3, montures légères.
en Sunglasses | Category 3 lenses, light frames.
es Gafas de sol | Lentes de categoría 3, monturas ligeras.
de Sonnenbrillen | Gläser der Kategorie 3, leichte Fassungen.
it Occhiali da sole | Lenti di categoria 3, montature leggere.
pl Okulary przeciwsłoneczne | Szkła kategorii 3, lekkie oprawki.`,
		],
	],
}
