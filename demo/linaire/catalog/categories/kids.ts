import type { Department } from '../categories.ts'

export const KIDS: Department = {
	id: 'kids',
	block: `
fr Enfant | Des vêtements solides, faciles à enfiler et à laver.
en Kids | Sturdy clothes, easy to put on and easy to wash.
es Niños | Ropa resistente, fácil de poner y de lavar.
de Kinder | Robuste Kleidung, leicht anzuziehen und leicht zu waschen.
it Bambini | Capi robusti, facili da infilare e da lavare.
pl Dzieci | Mocne ubrania, łatwe do założenia i do prania.`,
	categories: [
		[
			'k-baby',
			`
fr Bébé 0–24 mois | Bodies et pyjamas à pressions, en coton et en velours.
en Baby 0–24 months | Bodysuits and sleepsuits with poppers, in cotton and velour.
es Bebé 0-24 meses | Bodies y pijamas con corchetes, en algodón y terciopelo.
de Baby 0–24 Monate | Bodys und Strampler mit Druckknöpfen, aus Baumwolle und Nicki.
it Neonato 0-24 mesi | Body e tutine con bottoni a pressione, in cotone e ciniglia.
pl Niemowlę 0–24 mies. | Body i pajacyki na zatrzaski, z bawełny i weluru.`,
		],
		[
			'k-girl',
			`
fr Fille 2–14 ans | Robes, jupes et pulls, du premier pas au collège.
en Girls 2–14 | Dresses, skirts and jumpers, from first steps to secondary school.
es Niña 2-14 años | Vestidos, faldas y jerséis, de los primeros pasos al instituto.
de Mädchen 2–14 Jahre | Kleider, Röcke und Pullover, von den ersten Schritten bis zur Mittelstufe.
it Bambina 2-14 anni | Vestiti, gonne e maglioni, dai primi passi alle medie.
pl Dziewczynka 2–14 lat | Sukienki, spódnice i swetry, od pierwszych kroków aż po szkolną ławkę.`,
		],
		[
			'k-boy',
			`
fr Garçon 2–14 ans | Chemises, jeans et sweats qui suivent le mouvement.
en Boys 2–14 | Shirts, jeans and sweatshirts that move with them.
es Niño 2-14 años | Camisas, vaqueros y sudaderas que siguen el movimiento.
de Jungen 2–14 Jahre | Hemden, Jeans und Sweatshirts, die alles mitmachen.
it Bambino 2-14 anni | Camicie, jeans e felpe che seguono i movimenti.
pl Chłopiec 2–14 lat | Koszule, jeansy i bluzy, które nie krępują ruchów.`,
		],
		[
			'k-body',
			`
fr Bodies et pyjamas | Pour dormir : des coutures plates et du coton.
en Bodysuits & pyjamas | For sleeping: flat seams and cotton.
es Bodies y pijamas | Para dormir: costuras planas y algodón.
de Bodys & Schlafanzüge | Zum Schlafen: flache Nähte und Baumwolle.
it Body e pigiami | Per dormire: cuciture piatte e cotone.
pl Body i piżamy | Do spania: płaskie szwy i bawełna.`,
		],
		[
			'k-tops',
			`
fr T-shirts et sweats | Rayures, imprimés et molleton pour tous les jours.
en T-shirts & sweatshirts | Stripes, prints and loopback for every day.
es Camisetas y sudaderas | Rayas, estampados y felpa para cada día.
de T-Shirts & Sweatshirts | Streifen, Prints und Sweatstoff für jeden Tag.
it T-shirt e felpe | Righe, stampe e felpa per tutti i giorni.
pl T-shirty i bluzy | Paski, nadruki i ciepła dzianina na co dzień.`,
		],
		[
			'k-dresses',
			`
fr Robes et jupes | Velours, fleurs et volants qui tournent.
en Dresses & skirts | Corduroy, flowers and tiers that spin.
es Vestidos y faldas | Pana, flores y volantes con vuelo.
de Kleider & Röcke | Cord, Blumen und Volants, die sich drehen.
it Vestiti e gonne | Velluto, fiori e balze che girano.
pl Sukienki i spódnice | Sztruks, kwiaty i falbany, które wirują.`,
		],
		[
			'k-bottoms',
			`
fr Pantalons et jeans | Taille réglable et genoux qui résistent.
en Trousers & jeans | Adjustable waists and knees that hold out.
es Pantalones y vaqueros | Cintura ajustable y rodillas resistentes.
de Hosen & Jeans | Verstellbarer Bund und Knie, die etwas aushalten.
it Pantaloni e jeans | Vita regolabile e ginocchia che resistono.
pl Spodnie i jeansy | Regulowany pas i kolana, które wytrzymują.`,
		],
		[
			'k-knit',
			`
fr Pulls et gilets | Torsades et gilets boutonnés, en mailles douces.
en Knitwear | Cables and button cardigans, in soft yarns.
es Jerséis y cárdigans | Ochos y cárdigans con botones, en hilos suaves.
de Pullover & Strickjacken | Zopfmuster und Knopfjacken aus weichem Garn.
it Maglioni e cardigan | Trecce e cardigan con bottoni, in filati morbidi.
pl Swetry i kardigany | Warkocze i kardigany na guziki, z miękkich przędz.`,
		],
		[
			'k-outer',
			`
fr Manteaux et vestes | Duffle-coat, veste matelassée et imperméable pour la cour de récréation.
en Coats & jackets | Duffle coats, puffers and raincoats for the playground.
es Abrigos y chaquetas | Trencas, chaquetas acolchadas e impermeables para el recreo.
de Mäntel & Jacken | Dufflecoat, Steppjacke und Regenjacke für den Pausenhof.
it Cappotti e giacche | Montgomery, giacche imbottite e impermeabili per il cortile.
pl Płaszcze i kurtki | Budrysówki, kurtki pikowane i przeciwdeszczowe na przerwę.`,
		],
		[
			'k-sport',
			`
fr Joggings et sport | Pour courir, grimper et nager.
en Joggers & sport | For running, climbing and swimming.
es Chándales y deporte | Para correr, trepar y nadar.
de Jogginghosen & Sport | Zum Rennen, Klettern und Schwimmen.
it Tute e sport | Per correre, arrampicarsi e nuotare.
pl Dresy i sport | Do biegania, wspinania się i pływania.`,
		],
	],
}
