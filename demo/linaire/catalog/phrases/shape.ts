/** key | fr | en | es | de | it | pl */
export const SHAPE_PHRASES = `
waist-high | Taille haute | High waist | Talle alto | Hoher Bund | Vita alta | Wysoki stan
waist-mid | Taille moyenne | Mid-rise waist | Talle medio | Mittelhoher Bund | Vita media | Średni stan
pleats-two | 2 pinces de chaque côté | 2 pleats on each side | 2 pinzas a cada lado | 2 Bundfalten auf jeder Seite | 2 pinces per lato | Po 2 zakładki z każdej strony
pleats-fixed | Plis permanents | Permanent pleats | Plisado permanente | Dauerhaftes Plissee | Pieghe permanenti | Trwałe plisy
shoulder-dropped | Épaules tombantes | Dropped shoulders | Hombros caídos | Überschnittene Schultern | Spalle scese | Opuszczona linia ramion
shoulder-soft | Épaules sans rembourrage | Unpadded shoulders | Hombros sin hombreras | Schultern ohne Polster | Spalle senza imbottitura | Ramiona bez poduszek
shoulder-light | Épaules légèrement structurées | Lightly padded shoulders | Hombreras ligeras | Leicht gepolsterte Schultern | Spalle leggermente imbottite | Delikatne poduszki w ramionach
epaulettes | Pattes d’épaule et bavolet | Epaulettes and storm flap | Charreteras y canesú | Schulterklappen und Koller | Spalline e mantellina | Pagony i karczek
hem-straight | Bas droit | Straight hem | Bajo recto | Gerader Saum | Fondo dritto | Prosty dół
hem-splits | Fentes latérales | Side splits | Aberturas laterales | Seitliche Schlitze | Spacchetti laterali | Rozcięcia po bokach
hem-turn-up | Bas à revers | Turn-ups | Bajo con vuelta | Aufschlag am Saum | Risvolto al fondo | Mankiety u dołu
hem-double | Double couture au bas et aux manches | Double stitching at hem and sleeves | Doble pespunte en bajo y mangas | Doppelnaht an Saum und Ärmeln | Doppia cucitura a fondo e maniche | Podwójne szwy u dołu i na rękawach
cuffs-gathered | Manches froncées aux poignets | Sleeves gathered into the cuffs | Mangas fruncidas en el puño | Gereihte Ärmel mit Manschette | Maniche arricciate ai polsini | Rękawy marszczone przy mankietach
cuffs-roll | Manches à retrousser par une patte | Sleeves roll up with a tab | Mangas remangables con trabilla | Ärmel mit Riegel zum Hochkrempeln | Maniche arrotolabili con linguetta | Rękawy podwijane na patkę
sleeves-puff | Manches légèrement ballon | Slightly puffed sleeves | Mangas ligeramente abullonadas | Leichte Puffärmel | Maniche leggermente a palloncino | Lekko bufiaste rękawy
rib-cuffs | Bords-côtes aux poignets et au bas | Ribbed cuffs and hem | Puños y bajo de canalé | Rippbündchen an Ärmeln und Saum | Polsini e fondo a costine | Ściągacze przy rękawach i u dołu
rib-ankles | Chevilles en bord-côte | Ribbed ankles | Tobillos de canalé | Rippbündchen am Bein | Caviglie a costine | Ściągacze przy nogawkach
lined-cupro | Doublure en cupro | Cupro lining | Forro de cupro | Futter aus Cupro | Fodera in cupro | Podszewka z cupro
unlined | Non doublé | Unlined | Sin forro | Ungefüttert | Sfoderato | Bez podszewki
lined-cotton | Doublure en coton | Cotton lining | Forro de algodón | Futter aus Baumwolle | Fodera in cotone | Bawełniana podszewka
bias | Coupé dans le biais | Cut on the bias | Cortado al bies | Schräg zum Fadenlauf geschnitten | Tagliato in sbieco | Krój ze skosu
tiers | 3 volants froncés | 3 gathered tiers | 3 volantes fruncidos | 3 gereihte Stufen | 3 balze arricciate | 3 marszczone falbany
seams-flat | Coutures plates | Flat seams | Costuras planas | Flache Nähte | Cuciture piatte | Płaskie szwy
seams-taped | Coutures étanchées | Taped seams | Costuras termoselladas | Verschweißte Nähte | Cuciture nastrate | Klejone szwy
stitching-contrast | Surpiqûres contrastées | Contrast topstitching | Pespuntes en contraste | Kontrastnähte | Impunture a contrasto | Kontrastowe przeszycia
patch-leather | Étiquette en cuir au dos | Leather patch at the back | Etiqueta de piel detrás | Lederpatch am hinteren Bund | Etichetta in pelle dietro | Skórzana naszywka z tyłu
padding | Garnissage en polyester recyclé | Recycled polyester padding | Relleno de poliéster reciclado | Füllung aus recyceltem Polyester | Imbottitura in poliestere riciclato | Wypełnienie z poliestru z recyklingu
quilting | Matelassage horizontal | Horizontal quilting | Acolchado horizontal | Waagerechte Steppung | Trapuntatura orizzontale | Poziome pikowanie
reflective | Liseré réfléchissant | Reflective piping | Ribete reflectante | Reflektierende Paspel | Profilo riflettente | Odblaskowa lamówka
knees-double | Genoux doublés | Double knees | Rodillas reforzadas | Doppeltes Knie | Ginocchia rinforzate | Podwójne kolana
feet-grip | Pieds antidérapants dès 12 mois | Non-slip feet from 12 months | Pies antideslizantes desde 12 meses | Rutschfeste Füße ab Größe 74 | Piedini antiscivolo dai 12 mesi | Stopki antypoślizgowe od rozmiaru 74
full-fashioned | Emmanchures diminuées | Fully fashioned armholes | Sisas menguadas | Formgestrickte Armausschnitte | Scalfi calati | Formowane podkroje pach
rib-fine | Côte fine extensible | Fine stretch rib | Canalé fino elástico | Feine, elastische Rippe | Costina sottile elastica | Drobny, elastyczny prążek
cable | Torsades devant et sur les manches | Cables on front and sleeves | Ochos en delantero y mangas | Zopfmuster vorn und an den Ärmeln | Trecce davanti e sulle maniche | Warkocze z przodu i na rękawach
loopback | Intérieur bouclette | Loopback inside | Interior de rizo | Innen mit Schlingen | Interno ricciolino | Pętelki od środka
set-three | Lot de 3 : uni, rayé, uni | Set of 3: plain, striped, plain | Pack de 3: liso, rayas, liso | 3er-Set: uni, gestreift, uni | Set di 3: tinta unita, righe, tinta unita | Komplet 3 sztuk: gładkie, w paski, gładkie
set-two | Haut et bas | Top and bottoms | Parte de arriba y pantalón | Oberteil und Hose | Sopra e pantaloni | Góra i spodnie
print-front | Imprimé devant | Printed on the front | Estampado delantero | Druck auf der Vorderseite | Stampa davanti | Nadruk z przodu
chlorine | Maille résistante au chlore | Chlorine-resistant knit | Punto resistente al cloro | Chlorbeständiger Stoff | Maglia resistente al cloro | Dzianina odporna na chlor
`
