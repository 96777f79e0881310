/** key | fr | en | es | de | it | pl */
export const POCKET_PHRASES = `
pocket-chest | Une poche poitrine | One chest pocket | Un bolsillo en el pecho | Eine Brusttasche | Un taschino sul petto | Kieszeń na piersi
pockets-chest-flap | 2 poches poitrine à rabat | 2 chest pockets with flaps | 2 bolsillos de solapa en el pecho | 2 Brusttaschen mit Patte | 2 taschini con pattina | 2 kieszenie na piersi z patkami
pockets-side | Poches latérales | Side pockets | Bolsillos laterales | Seitliche Taschen | Tasche laterali | Kieszenie po bokach
pockets-four | 4 poches à rabat | 4 flap pockets | 4 bolsillos con solapa | 4 Pattentaschen | 4 tasche con pattina | 4 kieszenie z patkami
pockets-patch | 2 poches plaquées | 2 patch pockets | 2 bolsillos de parche | 2 aufgesetzte Taschen | 2 tasche applicate | 2 naszywane kieszenie
pockets-welt | Poches passepoilées | Welt pockets | Bolsillos de vivo | Paspeltaschen | Tasche a filetto | Kieszenie z wypustką
pockets-back-welt | 2 poches passepoilées au dos | 2 welt pockets at the back | 2 bolsillos de vivo detrás | 2 Paspeltaschen hinten | 2 tasche a filetto dietro | 2 kieszenie z wypustką z tyłu
pockets-zip | Poches zippées | Zipped pockets | Bolsillos con cremallera | Taschen mit Reißverschluss | Tasche con zip | Kieszenie na zamek
pockets-warm | Poches doublées de polaire | Pockets lined with fleece | Bolsillos forrados de polar | Mit Fleece gefütterte Taschen | Tasche foderate in pile | Kieszenie podszyte polarem
pockets-five | 5 poches | 5 pockets | 5 bolsillos | 5 Taschen | 5 tasche | 5 kieszeni
pocket-kangaroo | Poche kangourou | Kangaroo pocket | Bolsillo canguro | Kängurutasche | Tasca a marsupio | Kieszeń typu kangur
pockets-inside | 2 poches intérieures | 2 inside pockets | 2 bolsillos interiores | 2 Innentaschen | 2 tasche interne | 2 wewnętrzne kieszenie
pocket-bib | Poche sur la bavette | Pocket on the bib | Bolsillo en el peto | Tasche auf dem Latz | Tasca sulla pettorina | Kieszeń na karczku
pocket-back | Une poche au dos | One back pocket | Un bolsillo trasero | Eine Gesäßtasche | Una tasca dietro | 1 kieszeń z tyłu
`
