/** `id: words that mean one thing > words that are found too`; see `../synonyms.ts`. */
export const GERMAN_SYNONYMS = `
shirt: Hemd, Hemden, Oberhemd, Businesshemd, Freizeithemd, Button Down Hemd > Overshirt, Bluse
blouse: Bluse, Blusen, Hemdbluse, Tunika, Damenhemd, Schluppenbluse > Hemd
overshirt: Overshirt, Hemdjacke, Jackenhemd, Shacket, Überhemd, Holzfällerhemd > Hemd
flannel-shirt: Flanellhemd, Holzfällerhemd, Karohemd, kariertes Hemd > Overshirt, Hemd
t-shirt: T Shirt, Tshirt, Shirt, Tee, Leibchen, Kurzarmshirt, Unterhemd > Bretonshirt, Poloshirt
long-tee: Longsleeve, Langarmshirt, Langarm T Shirt, Langarm Shirt, Shirt mit langen Ärmeln > Bretonshirt
polo: Poloshirt, Polo, Polohemd > T Shirt
breton: Bretonshirt, Ringelshirt, Streifenshirt, Matrosenshirt, Marineshirt, Ringelpulli, gestreiftes Shirt > gestreiftes T Shirt, gestreifte Bluse
camisole: Top, Trägertop, Tanktop, Camisole, Hemdchen, Spaghettitop, Trägershirt, Unterhemd, Satintop > T Shirt
top: Oberteil, Oberteile, Tops, Crop Top > Top, T Shirt, Bluse, Bretonshirt
jumper: Pullover, Pulli, Sweater, Strickpullover, Strickpulli, Pulover, Jumper > Strickjacke, Sweatshirt
roll-neck: Rollkragenpullover, Rollkragen, Rollkragenpulli, Rolli, Stehkragenpullover, Turtleneck > Pullover
knitwear: Strick, Strickwaren, Strickmode, Strickware, Maschenware > Pullover, Strickjacke
cable: Zopfpullover, Zopfmuster, Zopfstrick, Zopf > Pullover
cardigan: Strickjacke, Cardigan, Strickjäckchen, Wolljacke, Jäckchen, Strickmantel, Bolero
gilet: Weste, Steppweste, Daunenweste, Westen, Bodywarmer, Outdoorweste, ärmellose Jacke, Gilet
waistcoat: Anzugweste, Weste Anzug > Steppweste, Sakko
sweatshirt: Sweatshirt, Sweater, Sweatpulli, Sweat, Sweatpullover > Sweatjacke
hoodie: Hoodie, Hoody, Kapuzenpullover, Kapuzenpulli, Kapuzensweatshirt, Kapuzensweater, Kapuzenshirt, Kapuze > Sweatshirt
zip-sweat: Sweatjacke, Trainingsjacke, Zipper, Zip Hoodie, Sweatshirtjacke, Kapuzenjacke, Reißverschlussjacke, Fleecejacke, Fleece > Sweatshirt
coat: Mantel, Mäntel, Überzieher, Paletot, Wintermantel > Caban, Dufflecoat, Trenchcoat, Parka
trench: Trenchcoat, Trench, Regenmantel, Staubmantel > Mantel
raincoat: Regenjacke, Regenmantel, Regenbekleidung, Friesennerz, Windbreaker, Windjacke, Regencape, Anorak, Matschjacke, wasserdichte Jacke, Ostfriesennerz > Parka, wasserabweisend, Trenchcoat
parka: Parka, Parker, Anorak, Outdoorjacke, Funktionsjacke > Regenjacke, Steppjacke
peacoat: Caban, Cabanjacke, Peacoat, Marinejacke, Kolani, Colani, Seemannsjacke > Mantel
duffle: Dufflecoat, Duffelcoat, Düffelmantel, Duffle > Mantel
puffer: Steppjacke, Daunenjacke, Pufferjacke, Puffer, Daunenmantel, Steppmantel, Winterjacke, gefütterte Jacke > Steppweste
quilted: Steppjacke, gesteppt, Stepp, wattiert, gesteppte Jacke > Daunenjacke
jacket: Jacke, Jacken, Jacket, Jackett > Blazer, Parka, Overshirt, Steppjacke, Jeansjacke
bomber: Bomberjacke, Blouson, Fliegerjacke, Collegejacke, Lederjacke, Bikerjacke > Steppjacke, Jeansjacke, Sweatjacke
denim-jacket: Jeansjacke, Denimjacke, Trucker Jacke, Truckerjacke > Jacke
blazer: Blazer, Sakko, Jackett, Jacket, Anzugjacke, Kostümjacke, Anzugsakko
suit: Anzug, Anzüge, Smoking, Hosenanzug, Kostüm, Zweiteiler > Blazer, Sakko, Bundfaltenhose
jeans: Jeans, Jeanshose, Jeanshosen, Denimhose, Bluejeans, Nietenhose
slim-jeans: Slim Jeans, Skinny Jeans, Skinny, Röhrenjeans, Röhre, Röhrenhose, enge Jeans > Tapered Jeans, gerade Jeans
wide-jeans: weite Jeans, Wide Leg Jeans, Baggy Jeans, Baggy, Schlaghose, Schlagjeans, Mom Jeans, Marlene Jeans, Boyfriend Jeans > Jeans
straight-jeans: gerade Jeans, Straight Jeans, Straight Leg > Jeans
trousers: Hose, Hosen, Beinkleid, Buxe > Chino, Jeans, Jogginghose, Leinenhose, Bundfaltenhose
pleated-trousers: Bundfaltenhose, Anzughose, Stoffhose, Businesshose, elegante Hose > Wollhose
wide-trousers: weite Hose, Marlenehose, Palazzohose, Culotte, Schlabberhose, Pluderhose, Sommerhose > Leinenhose, weite Jeans
chinos: Chino, Chinos, Chinohose, Baumwollhose, Cargohose > Hose
joggers: Jogginghose, Jogger, Trainingshose, Sweathose, Sweatpants, Sporthose, Jogpants, Freizeithose > Hose
tracksuit: Trainingsanzug, Jogginganzug, Sportanzug, Sportkleidung > Jogginghose, Sweatshirt, Sweatjacke
leggings: Leggings, Leggins, Leggin, Jeggings, Treggings > Strumpfhose, Jogginghose
shorts: Shorts, kurze Hose, kurze Hosen, Bermuda, Bermudas, Bermudashorts, Kurzhose
skirt: Rock, Röcke, Röckchen
pleated-skirt: Plisseerock, Faltenrock, Midirock, Plissee, plissiert, langer Rock > Rock
denim-skirt: Jeansrock, Minirock, Denimrock, kurzer Rock > Rock
ruffles: Volants, Rüschen, Stufenrock, Volantrock, Rüschenrock
dress: Kleid, Kleider, Kleidchen
wrap-dress: Wickelkleid, Cache Coeur, Wickelkleider > geblümtes Kleid
shirt-dress: Hemdblusenkleid, Blusenkleid, Hemdkleid, Shirtkleid > Kleid
floral-dress: Blumenkleid, geblümtes Kleid, Blümchenkleid, Sommerkleid > Kleid
midi-dress: Midikleid, knielanges Kleid, langes Kleid, Maxikleid > Wickelkleid, Hemdblusenkleid
pinafore: Trägerkleid, Latzkleid, Trägerrock, Cordkleid > Kleid
jumpsuit: Jumpsuit, Overall, Einteiler, Playsuit, Hosenanzug Einteiler > Latzhose
dungarees: Latzhose, Latzjeans, Trägerhose, Spielhose
pyjamas: Schlafanzug, Pyjama, Pyjamas, Pijama, Schlafanzüge, Nachtanzug, Hausanzug
nightwear: Nachthemd, Nachtwäsche, Negligé, Morgenmantel, Bademantel, Homewear, Dessous > Schlafanzug, Satintop
sleepsuit: Strampler, Schlafstrampler, Strampelanzug, Babyschlafanzug, Schlafoverall, Einteiler, Schlafsack > Schlafanzug, Body
bodysuit: Body, Bodys, Bodies, Babybody, Wickelbody, Kurzarmbody > Strampler
underwear: Unterwäsche, Dessous, Boxershorts, Slip, Unterhose, Unterhosen > Schlafanzug, Body, Satintop
swimsuit: Badeanzug, Bikini, Badebekleidung, Bademode, Schwimmanzug, Badesachen, Badehose, Badekleidung
bag: Tasche, Taschen, Beutel, Täschchen
handbag: Handtasche, Handtaschen, Damentasche, Schultertasche, Henkeltasche, Abendtasche, Clutch > Ledertasche, Umhängetasche, Beuteltasche
tote: Shopper, Tragetasche, Einkaufstasche, Henkeltasche, Tote Bag, Tote, Stoffbeutel, Jutebeutel, Stofftasche, Strandtasche > Tasche
crossbody: Umhängetasche, Crossbody, Schultertasche, Messenger Bag, Crossbody Bag, Kuriertasche > Tasche
bucket-bag: Beuteltasche, Bucket Bag, Eimertasche, Hobo > Tasche
backpack: Rucksack, Rucksäcke, Schulrucksack, Ranzen, Schulranzen, Daypack, Tornister, Laptoprucksack
shoes: Schuhe, Schuh, Schuhwerk, Fußbekleidung
trainers: Sneaker, Sneakers, Turnschuhe, Turnschuh, Sportschuhe, Trainers, Tennisschuhe, Laufschuhe, Freizeitschuhe
loafers: Loafer, Slipper, Mokassins, Halbschuhe, Collegeschuhe, Schnürschuhe, Businessschuhe, Lederschuhe, Mokassin, Anzugschuhe > Ballerinas
boots: Stiefeletten, Stiefelette, Stiefel, Boots, Ankle Boots, Chelsea Boots, Winterstiefel, Bootie
ballet-flats: Ballerinas, Ballerina, Pumps, flache Schuhe, Damenschuhe flach, High Heels > Loafer
sandals: Sandalen, Sandale, Sandaletten, Flip Flops, Zehentrenner, Badeschuhe, Latschen, Pantoletten, Espadrilles, Sommerschuhe
scarf: Schal, Schals, Wollschal, Winterschal, Halswärmer, Loop, Stola, Umschlagtuch, Tuch > Seidentuch
silk-square: Seidentuch, Halstuch, Tuch, Nickituch, Bandana, Kopftuch, Seidenschal, Tücher, Foulard > Schal
hat: Hut, Hüte, Kopfbedeckung > Mütze
cap: Cap, Kappe, Basecap, Schirmmütze, Schildmütze, Käppi, Baskenmütze > Fischerhut, Mütze, Hut
beanie: Mütze, Mützen, Beanie, Strickmütze, Wollmütze, Wintermütze, Pudelmütze, Bommelmütze, Skimütze, Rippmütze
bucket-hat: Fischerhut, Anglerhut, Bucket Hat, Sonnenhut, Stoffhut > Strohhut, Hut
straw-hat: Strohhut, Sonnenhut, Panamahut, Panama, Strandhut, Schlapphut, Sommerhut > Fischerhut
gloves: Handschuhe, Handschuh, Fäustlinge > Mütze, Schal
belt: Gürtel, Hosengürtel, Riemen, Ledergurt, Gurt
jewellery: Schmuck, Schmuckstück, Modeschmuck, Armband, Ring, Juwelen, Schmuckset
earrings: Ohrringe, Ohrring, Creolen, Kreolen, Ohrschmuck, Ohrstecker, Ohrhänger > Schmuck
necklace: Halskette, Kette, Ketten, Collier, Kettchen, Anhänger, Halsschmuck > Schmuck
socks: Socken, Socke, Strümpfe, Söckchen, Kniestrümpfe, Sneakersocken
tights: Strumpfhose, Strumpfhosen, Feinstrumpfhose, Damenstrümpfe, Nylons, Leggings
wallet: Geldbörse, Portemonnaie, Portmonee, Geldbeutel, Brieftasche, Geldtasche, Börse > Kartenetui
card-holder: Kartenetui, Kartenhalter, Kreditkartenetui, Visitenkartenetui, Kartenhülle, Kartentasche, Etui > Geldbörse
sunglasses: Sonnenbrille, Sonnenbrillen, Brille
leather-goods: Lederwaren, Kleinlederwaren, Ledersachen > Geldbörse, Kartenetui, Ledergürtel
outerwear: Oberbekleidung, Outdoor, Outdoorbekleidung > Jacke, Mantel, Parka
warm-accessories: Winteraccessoires, Winterzubehör, Winter Accessoires > Schal, Mütze, Strumpfhose
linen-shirt: Leinenhemd, Leinenbluse, Sommerhemd, Sommerbluse > Hemd, Bluse
oxford: Oxfordhemd, Oxford, Businesshemd, Bürohemd, Hemd bügelfrei > Hemd
poplin: Popeline, Perkal
satin: Satin, satiniert, seidig, Seidenglanz
corduroy: Cord, Kord, Cordsamt, Feincord
velour: Nicki, Velours, Samt, Plüsch
loopback: Sweatstoff, French Terry, Frottee
flannel: Flanell, angeraut, Biber
twill: Twill, Köper, Gabardine
canvas: Canvas, Segeltuch, Leinwand
voile: Voile, Musselin, Chiffon, Mull
merino: Merino, Merinowolle, Feinstrick, Feinstrickpullover
lambswool: Lammwolle, Lambswool, Schurwolle, Shetland
straw: Stroh, Bast, Raffia
brass: Messing, vergoldet
metal: Metall, Metallgestell, Metallrahmen
ribbed: gerippt, Ripp, Rippen, Rippstrick
tie-neck: Schluppe, Schleife, Schleifenbluse
peter-pan: Bubikragen, Rundkragen, Puppenkragen
double-breasted: zweireihig, Zweireiher, doppelreihig
single-breasted: einreihig, Einreiher, Einknopf
belted: mit Gürtel, Bindegürtel, gegürtet
zip: Reißverschluss, Zip, Zipper
button: Knöpfe, Knopf, geknöpft, Knopfleiste
hooded: Kapuze, mit Kapuze, Kapuzen
water-repellent: wasserabweisend, wasserdicht, imprägniert, regenfest, waterproof, wetterfest
stretch: Stretch, elastisch, dehnbar, Elasthan, Gummizug
high-waist: hoher Bund, High Waist, hohe Taille, hochgeschnitten, Hochbund
adjustable: verstellbar, verstellbarer Bund, Gummibund
drawstring: Kordelzug, Tunnelzug, Schlupfhose, Kordel
chest-pocket: Brusttasche, Tasche vorne
printed: bedruckt, Aufdruck, Print, Motiv
pleated: Falten, plissiert, Bundfalten
opaque: blickdicht, blickdichte, undurchsichtig
structured: formfest, steif
soft: weich, weiche, flauschig, kuschelweich
heavy: schwer, dick, grob, fest
fine: fein, dünn, leicht
wide-brim: breite Krempe, Schlapphut, großer Hut
chunky-knit: Grobstrick, Grobstrickpullover, grober Strick, dicker Pullover, Strickpullover grob > Pullover aus Wolle
hoops: Creolen, Ringe
shopper-leather: Ledershopper, Lederhandtasche, Aktentasche, Bürotasche, Arbeitstasche > Ledertasche, Shopper
crossed-straps: gekreuzte Träger, überkreuzte Träger
baby-clothes: Babykleidung, Babysachen, Erstausstattung, Babymode > Bodys, Strampler
kids-coat: Kindermantel, Mädchenmantel, Jungenmantel > Dufflecoat, Steppjacke, Regenjacke
set: Set, Pack, Doppelpack, 3er Pack, Dreierpack
pique: Piqué, Pikee, Pique
stand-collar: Stehkragen, hoher Kragen, Maokragen
jersey: Jersey, Single Jersey, T Shirt Stoff
smart-shoes: Anzugschuhe, elegante Schuhe, Abendschuhe > Loafer, Ballerinas
casual: Freizeitkleidung, Casual, Alltag, lässig > Jeans, Sweatshirt, T Shirt
winter-shoes: Winterschuhe, gefütterte Schuhe > Stiefeletten
wool-coat: Wollmantel, Wintermantel, Kaschmirmantel > Mantel aus Wolle, Caban
denim: Denim, Jeansstoff
shawl-collar: Schalkragen
tapered: Tapered, karottenförmig, Karottenhose, schmal zulaufend
kids-jeans: Kinderhose, Schulhose > Slim Jeans, weite Jeans, Chino, Jogginghose
headscarf: Kopftuch, Haartuch > Seidentuch
festive: Festkleid, Abendkleid, Cocktailkleid, Partykleid, Hochzeitskleid > Wickelkleid, Kleid, Plisseerock
dirndl: Trachtenkleid, Dirndl > Kleid
unlined: ungefüttert, leichtes Sakko, Sommersakko, Leinensakko > Sakko
leather-bag: Ledertasche, Handtasche aus Leder
boat-neck: U Boot Ausschnitt, U Boot
`
