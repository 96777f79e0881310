/** key | fr | en | es | de | it | pl */
export const ACCESSORY_PHRASES = `
handles-two | 2 anses à porter à l’épaule | 2 handles, long enough for the shoulder | 2 asas para llevar al hombro | 2 Henkel für die Schulter | 2 manici da portare a spalla | 2 uchwyty do noszenia na ramieniu
strap-removable | Bandoulière réglable et amovible | Adjustable, removable strap | Bandolera regulable y extraíble | Verstellbarer, abnehmbarer Riemen | Tracolla regolabile e removibile | Regulowany, odpinany pasek
strap-adjustable | Bandoulière réglable | Adjustable strap | Bandolera regulable | Verstellbarer Riemen | Tracolla regolabile | Regulowany pasek
straps-padded | Bretelles rembourrées | Padded straps | Tirantes acolchados | Gepolsterte Träger | Spallacci imbottiti | Wyściełane szelki
bag-pocket-zip | Poche intérieure zippée | Zipped inside pocket | Bolsillo interior con cremallera | Innentasche mit Reißverschluss | Tasca interna con zip | Wewnętrzna kieszeń na zamek
bag-pocket | Poche intérieure plaquée | Inside patch pocket | Bolsillo interior de parche | Aufgesetzte Innentasche | Tasca interna applicata | Naszywana kieszeń wewnętrzna
bag-laptop | Compartiment pour ordinateur 14 pouces | Sleeve for a 14-inch laptop | Compartimento para portátil de 14 pulgadas | Fach für 14-Zoll-Laptop | Scomparto per laptop da 14 pollici | Przegroda na laptop 14 cali
clasp-magnet | Fermeture aimantée | Magnetic clasp | Cierre imantado | Magnetverschluss | Chiusura magnetica | Zapięcie magnetyczne
clasp-cord | Se ferme par un lien coulissant | Closes with a drawstring | Se cierra con cordón | Schließt mit Zugband | Si chiude con coulisse | Zamykany ściągaczem
shoe-leather-rubber | Tige et doublure cuir, semelle caoutchouc | Leather upper and lining, rubber sole | Corte y forro de piel, suela de goma | Obermaterial und Futter Leder, Laufsohle Gummi | Tomaia e fodera in pelle, suola in gomma | Cholewka i podszewka ze skóry, podeszwa z gumy
shoe-leather-leather | Tige, doublure et semelle en cuir | Leather upper, lining and sole | Corte, forro y suela de piel | Obermaterial, Futter und Laufsohle Leder | Tomaia, fodera e suola in pelle | Cholewka, podszewka i podeszwa ze skóry
insole-removable | Semelle intérieure amovible | Removable insole | Plantilla extraíble | Herausnehmbare Einlegesohle | Soletta removibile | Wyjmowana wkładka
sole-stitched | Semelle cousue | Stitched sole | Suela cosida | Genähte Sohle | Suola cucita | Szyta podeszwa
laces-cotton | Lacets en coton | Cotton laces | Cordones de algodón | Schnürsenkel aus Baumwolle | Lacci in cotone | Bawełniane sznurowadła
zip-inner | Zip côté intérieur | Zip on the inner side | Cremallera en el lado interior | Reißverschluss an der Innenseite | Zip sul lato interno | Zamek po wewnętrznej stronie
bow-small | Petit nœud en cuir | Small leather bow | Pequeño lazo de piel | Kleine Lederschleife | Piccolo fiocco in pelle | Mała skórzana kokardka
buckle-ankle | Bride à boucle à la cheville | Ankle strap with a buckle | Pulsera al tobillo con hebilla | Knöchelriemen mit Schnalle | Cinturino alla caviglia con fibbia | Pasek z klamerką wokół kostki
buckle-brass | Boucle en laiton | Brass buckle | Hebilla de latón | Schnalle aus Messing | Fibbia in ottone | Mosiężna klamra
holes-five | 5 trous | 5 holes | 5 agujeros | 5 Löcher | 5 fori | 5 dziurek
tips-leather | Embouts en cuir | Leather ends | Remates de piel | Enden aus Leder | Estremità in pelle | Końcówki ze skóry
edges-rolled | Bords roulottés à la main | Hand-rolled edges | Bordes enrollados a mano | Von Hand rollierte Kanten | Bordi arrotolati a mano | Brzegi rolowane ręcznie
fringe | Franges aux extrémités | Fringed ends | Flecos en los extremos | Fransen an den Enden | Frange alle estremità | Frędzle na końcach
cuff-folded | Revers à replier | Fold-up cuff | Vuelta doblada | Umschlag zum Krempeln | Risvolto ripiegabile | Wywijany brzeg
knit-double | Double épaisseur | Double layer | Doble capa | Doppellagig | Doppio strato | Podwójna warstwa
ribbon-cotton | Ruban de coton autour de la calotte | Cotton ribbon round the crown | Cinta de algodón en la copa | Baumwollband um den Kopf | Nastro di cotone intorno alla cupola | Bawełniana wstążka wokół główki
sweatband | Bandeau intérieur en coton | Cotton sweatband | Banda interior de algodón | Schweißband aus Baumwolle | Fascia interna in cotone | Bawełniany potnik
brass-plated | Laiton doré ou argenté | Gold- or silver-plated brass | Latón con baño dorado o plateado | Messing, vergoldet oder versilbert | Ottone dorato o argentato | Mosiądz pozłacany lub posrebrzany
posts-steel | Tiges en acier inoxydable | Stainless steel posts | Cierre de acero inoxidable | Stecker aus Edelstahl | Perni in acciaio inossidabile | Sztyfty ze stali nierdzewnej
clasp-lobster | Fermoir mousqueton | Lobster clasp | Cierre de mosquetón | Karabinerverschluss | Chiusura a moschettone | Zapięcie karabińczyk
toe-flat | Couture plate aux orteils | Flat seam at the toes | Costura plana en los dedos | Flache Naht an den Zehen | Cucitura piatta sulle dita | Płaski szew na palcach
cuff-soft | Bord-côte qui ne serre pas | Rib that does not pinch | Puño que no aprieta | Bündchen, das nicht einschneidet | Polsino che non stringe | Ściągacz, który nie uciska
pack-three | Lot de 3 paires | Pack of 3 pairs | Pack de 3 pares | 3 Paar im Pack | Confezione da 3 paia | Opakowanie: 3 pary
gusset-cotton | Gousset en coton | Cotton gusset | Refuerzo de algodón | Zwickel aus Baumwolle | Tassello in cotone | Bawełniany klin
waist-soft | Ceinture souple | Soft waistband | Cintura suave | Weicher Bund | Cintura morbida | Miękki pas
edges-painted | Tranches teintées à la main | Hand-painted edges | Cantos teñidos a mano | Von Hand gefärbte Kanten | Bordi tinti a mano | Ręcznie barwione krawędzie
coins-zip | Porte-monnaie zippé | Zipped coin pocket | Monedero con cremallera | Münzfach mit Reißverschluss | Portamonete con zip | Kieszonka na monety na zamek
lens-three | Verres catégorie 3, protection UV400 | Category 3 lenses, UV400 protection | Lentes de categoría 3, protección UV400 | Gläser Kategorie 3, UV400-Schutz | Lenti categoria 3, protezione UV400 | Szkła kategorii 3, ochrona UV400
frame-metal | Monture en métal, embouts en acétate | Metal frame, acetate tips | Montura de metal, terminales de acetato | Metallfassung, Bügelenden aus Acetat | Montatura in metallo, terminali in acetato | Metalowa oprawka, końcówki z acetatu
case-soft | Étui souple fourni | Comes with a soft case | Con funda blanda | Mit weichem Etui | Con custodia morbida | Z miękkim etui
`
