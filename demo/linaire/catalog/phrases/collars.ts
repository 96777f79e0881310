/** key | fr | en | es | de | it | pl */
export const COLLAR_PHRASES = `
collar-classic | Col chemise à pointes | Classic pointed collar | Cuello camisero clásico | Klassischer Hemdkragen | Colletto classico a punta | Klasyczny kołnierzyk
collar-button-down | Col boutonné | Button-down collar | Cuello abotonado | Button-down-Kragen | Colletto button-down | Kołnierzyk button-down
collar-band | Col officier | Band collar | Cuello mao | Stehkragen | Collo alla coreana | Stójka
collar-tie | Lavallière à nouer | Tie neck | Lazada en el cuello | Schluppe zum Binden | Fiocco da annodare al collo | Wiązanie pod szyją
collar-peter-pan | Col Claudine | Peter Pan collar | Cuello bebé | Bubikragen | Colletto bebè | Kołnierzyk bebe
collar-polo | Col polo en côte | Ribbed polo collar | Cuello polo de canalé | Gerippter Polokragen | Colletto polo a costine | Prążkowany kołnierzyk polo
collar-shawl | Col châle | Shawl collar | Cuello chal | Schalkragen | Collo a scialle | Szalowy kołnierz
collar-camp | Col à revers ouvert | Open collar | Cuello abierto con solapa | Reverskragen | Colletto aperto a revers | Otwarty kołnierz z wyłogami
lapel-notch | Col tailleur cranté | Notch lapels | Solapas de muesca | Fallendes Revers | Revers classici | Klapy otwarte
lapel-wide | Larges revers | Wide lapels | Solapas anchas | Breites Revers | Revers ampi | Szerokie klapy
neck-rib | Encolure ronde en bord-côte | Ribbed crew neck | Cuello redondo de canalé | Rundhalsausschnitt mit Rippbündchen | Girocollo a costine | Okrągły dekolt ze ściągaczem
neck-round | Encolure ronde | Round neck | Cuello redondo | Runder Ausschnitt | Scollo tondo | Okrągły dekolt
neck-boat | Encolure bateau | Boat neck | Cuello barco | U-Boot-Ausschnitt | Scollo a barchetta | Dekolt w łódkę
neck-v | Encolure en V | V-neck | Cuello de pico | V-Ausschnitt | Scollo a V | Dekolt w szpic
neck-roll | Col roulé | Roll neck | Cuello vuelto | Rollkragen | Collo alto risvoltato | Golf
neck-insert | Empiècement en V à l’encolure | V insert at the neck | Triángulo de canalé en el cuello | V-Einsatz am Ausschnitt | Inserto a V allo scollo | Wstawka w kształcie V przy dekolcie
neck-taped | Épaules et encolure renforcées d’une bande | Shoulders and neck taped inside | Hombros y cuello reforzados con cinta | Schultern und Kragen innen mit Band verstärkt | Spalle e collo rinforzati con fettuccia | Ramiona i dekolt wzmocnione taśmą
straps-adjustable | Bretelles réglables | Adjustable straps | Tirantes regulables | Verstellbare Träger | Spalline regolabili | Regulowane ramiączka
straps-crossed | Bretelles croisées dans le dos | Straps crossed at the back | Tirantes cruzados en la espalda | Am Rücken gekreuzte Träger | Spalline incrociate sulla schiena | Ramiączka skrzyżowane na plecach
hood-lined | Capuche doublée à cordon | Lined hood with drawcord | Capucha forrada con cordón | Gefütterte Kapuze mit Kordel | Cappuccio foderato con coulisse | Podszyty kaptur ze sznurkiem
hood-no-cord | Capuche doublée sans cordon | Lined hood without a cord | Capucha forrada sin cordón | Gefütterte Kapuze ohne Kordel | Cappuccio foderato senza cordino | Podszyty kaptur bez sznurka
hood-detachable | Capuche amovible | Detachable hood | Capucha desmontable | Abnehmbare Kapuze | Cappuccio staccabile | Odpinany kaptur
`
