/** key | fr | en | es | de | it | pl */
export const CLOSURE_PHRASES = `
buttons-shell | Boutons en nacre | Mother-of-pearl buttons | Botones de nácar | Perlmuttknöpfe | Bottoni in madreperla | Guziki z masy perłowej
buttons-corozo | Boutons en corozo | Corozo buttons | Botones de corozo | Steinnussknöpfe | Bottoni in corozo | Guziki z korozo
buttons-six | Fermeture par 6 boutons | Fastens with 6 buttons | Cierre con 6 botones | Knopfleiste mit 6 Knöpfen | Chiusura a 6 bottoni | Zapinany na 6 guzików
buttons-metal | Boutons en métal | Metal buttons | Botones metálicos | Metallknöpfe | Bottoni in metallo | Metalowe guziki
buttons-front | Boutonnage devant | Buttons down the front | Abotonadura delantera | Durchgehende Knopfleiste | Abbottonatura davanti | Zapięcie na guziki z przodu
buttons-back | Bouton à l’arrière de l’encolure | Button at the back of the neck | Botón en la nuca | Knopf im Nacken | Bottone sul retro del collo | Guzik z tyłu dekoltu
buttons-shoulder | Boutons sur l’épaule | Buttons on the shoulder | Botones en el hombro | Knöpfe auf der Schulter | Bottoni sulla spalla | Guziki na ramieniu
placket-two | Patte à 2 boutons | Two-button placket | Tapeta con 2 botones | Knopfleiste mit 2 Knöpfen | Apertura con 2 bottoni | Plisa na 2 guziki
closure-double | Croisé, 6 boutons | Double-breasted, 6 buttons | Cruzado, 6 botones | Zweireihig, 6 Knöpfe | Doppiopetto, 6 bottoni | Dwurzędowe zapięcie, 6 guzików
closure-three | Fermeture par 3 boutons | Three-button front | Cierre con 3 botones | Dreiknopf-Verschluss | Chiusura a 3 bottoni | Zapięcie na 3 guziki
closure-zip | Zip sur toute la longueur | Full-length zip | Cremallera entera | Durchgehender Reißverschluss | Zip per tutta la lunghezza | Zamek na całej długości
closure-two-way-zip | Zip à double curseur | Two-way zip | Cremallera de doble cursor | Zwei-Wege-Reißverschluss | Zip a doppio cursore | Zamek dwukierunkowy
closure-zip-flap | Zip sous patte à pressions | Zip under a flap with press studs | Cremallera bajo tapeta con broches | Reißverschluss unter Leiste mit Druckknöpfen | Zip coperta da patta con bottoni a pressione | Zamek kryty plisą na zatrzaski
fly-zip | Braguette zippée | Zip fly | Bragueta con cremallera | Hosenschlitz mit Reißverschluss | Patta con zip | Rozporek na zamek
fly-buttons | Braguette boutonnée | Button fly | Bragueta de botones | Knopfleiste vorn | Patta con bottoni | Rozporek na guziki
closure-wrap | Se croise et se noue à la taille | Wraps and ties at the waist | Se cruza y se anuda en la cintura | Wird gewickelt und in der Taille gebunden | Si incrocia e si annoda in vita | Wiązanie w talii
waist-elastic | Taille élastique | Elasticated waist | Cintura elástica | Elastischer Bund | Vita elasticizzata | Gumka w pasie
waist-drawstring | Taille élastique à cordon | Elasticated waist with drawstring | Cintura elástica con cordón | Elastischer Bund mit Kordelzug | Vita elasticizzata con coulisse | Gumka i sznurek w pasie
waist-adjustable | Taille réglable à l’intérieur | Waist adjusts inside | Cintura ajustable por dentro | Innen verstellbarer Bund | Vita regolabile all’interno | Regulacja pasa od środka
waist-half-elastic | Taille élastique au dos | Elasticated at the back of the waist | Cintura elástica por detrás | Bund hinten elastisch | Vita elasticizzata dietro | Gumka z tyłu w pasie
poppers-legs | Pressions à l’entrejambe | Poppers between the legs | Corchetes en la entrepierna | Druckknöpfe im Schritt | Bottoni a pressione al cavallo | Zatrzaski w kroku
poppers-front | Pressions devant, jusqu’au pied | Poppers from neck to foot | Corchetes delanteros hasta el pie | Druckknöpfe vom Hals bis zum Fuß | Bottoni a pressione fino al piede | Zatrzaski od szyi do stopy
closure-toggles | Brandebourgs en bois | Wooden toggles | Alamares de madera | Knebelknöpfe aus Holz | Alamari in legno | Drewniane kołki
belt-removable | Ceinture amovible | Removable belt | Cinturón extraíble | Abnehmbarer Gürtel | Cintura removibile | Zdejmowany pasek
belt-same | Ceinture dans le même tissu | Belt in the same fabric | Cinturón del mismo tejido | Bindegürtel aus demselben Stoff | Cintura nello stesso tessuto | Pasek z tej samej tkaniny
buckles | Boucles réglables | Adjustable buckles | Hebillas ajustables | Verstellbare Schnallen | Fibbie regolabili | Regulowane klamerki
`
