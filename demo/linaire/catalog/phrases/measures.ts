/** key | fr | en | es | de | it | pl, with # for the measure. The reference size is the one each language's shoppers read. */
export const MEASURE_PHRASES = `
length-women | Longueur # cm en taille 40 | Length # cm in size UK 12 | Largo de # cm en la talla 40 | Länge # cm in Größe 38 | Lunghezza # cm nella taglia 44 | Długość # cm w rozmiarze 38
length-m | Longueur # cm en taille M | Length # cm in size M | Largo de # cm en la talla M | Länge # cm in Größe M | Lunghezza # cm nella taglia M | Długość # cm w rozmiarze M
length-jacket | Longueur # cm en taille 50 | Length # cm in size UK 40 | Largo de # cm en la talla 50 | Länge # cm in Größe 50 | Lunghezza # cm nella taglia 50 | Długość # cm w rozmiarze 50
length-collar | Longueur # cm au col 39 | Length # cm at collar 15½ | Largo de # cm en cuello 39 | Länge # cm bei Kragenweite 39 | Lunghezza # cm con collo 39 | Długość # cm przy kołnierzyku 39
length-kids | Longueur # cm en 8 ans | Length # cm in 7–8 years | Largo de # cm en 8 años | Länge # cm in Größe 128 | Lunghezza # cm nella taglia 8 anni | Długość # cm w rozmiarze 128
length-baby | Longueur # cm en 6 mois | Length # cm in 3–6 months | Largo de # cm en 6 meses | Länge # cm in Größe 67 | Lunghezza # cm nella taglia 6 mesi | Długość # cm w rozmiarze 67
inside-leg | Entrejambe # cm | Inside leg # cm | Entrepierna de # cm | Innenbeinlänge # cm | Interno gamba # cm | Długość nogawki od kroku # cm
hem-width | Bas de jambe # cm | Leg opening # cm | Ancho de bajo # cm | Saumweite # cm | Fondo gamba # cm | Szerokość nogawki u dołu # cm
weight | Grammage # g/m² | Fabric weight # g/m² | Gramaje de # g/m² | Stoffgewicht # g/m² | Peso del tessuto # g/m² | Gramatura # g/m²
gauge | Maille jauge # | Knitted in # gauge | Punto de galga # | Strickfeinheit # | Maglia finezza # | Grubość splotu: #
dims | Dimensions # cm | Measures # cm | Medidas: # cm | Maße # cm | Misure # cm | Wymiary # cm
heel | Talon # cm | Heel # cm | Tacón de # cm | Absatz # cm | Tacco # cm | Obcas # cm
width | Largeur # cm | Width # cm | Ancho de # cm | Breite # cm | Larghezza # cm | Szerokość # cm
brim | Bord # cm | Brim # cm | Ala de # cm | Krempe # cm | Tesa # cm | Rondo # cm
diameter | Diamètre # mm | Diameter # mm | Diámetro de # mm | Durchmesser # mm | Diametro # mm | Średnica # mm
chain | Longueur # cm, plus 5 cm de rallonge | Length # cm, plus a 5 cm extension | Largo de # cm, más 5 cm de extensión | Länge # cm, dazu 5 cm Verlängerung | Lunghezza # cm, più 5 cm di prolunga | Długość # cm i 5 cm przedłużki
denier | # deniers, opaque | # denier, opaque | # deniers, opacas | # den, blickdicht | # denari, coprente | # den, kryjące
cards | # emplacements pour cartes | # card slots | # ranuras para tarjetas | # Kartenfächer | # scomparti per carte | Przegródki na karty: #
`
