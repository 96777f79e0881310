/** `id: words that mean one thing > words that are found too`; see `../synonyms.ts`. */
export const SPANISH_SYNONYMS = `
shirt: camisa, camisas, camisola, camisa de vestir > blusa, sobrecamisa
blouse: blusa, blusas, blusón, camisera, túnica > camisa
overshirt: sobrecamisa, chaqueta camisera, camisa leñador, sobre camisa, chaqueta camisa > camisa
flannel-shirt: camisa de franela, camisa de leñador, leñadora, franela > camisa de cuadros, sobrecamisa
t-shirt: camiseta, camisetas, playera, remera, polera, t shirt, tshirt, franela, niqui > camiseta marinera
long-tee: camiseta manga larga, camiseta de manga larga, panadera, henley > camiseta marinera
polo: polo, niqui, chomba, polo shirt > camiseta
breton: camiseta marinera, marinera, camiseta de rayas, top marinero, camiseta bretona > camisa de rayas
camisole: top, top de tirantes, camiseta de tirantes, lencero, top lencero, musculosa, corpiño, body tirantes > camiseta
top: tops, parte de arriba, crop top, blusa top > top, camiseta, blusa
jumper: jersey, suéter, pulóver, pullover, jerséis, sueter, chompa, buzo, jersei > cárdigan, sudadera
roll-neck: cuello vuelto, cuello alto, cuello cisne, jersey cuello alto, jersey de cuello alto, cisne, suéter de cuello alto > jersey
knitwear: punto, prendas de punto, tricot, géneros de punto > jersey, cárdigan
cable: ochos, trenzas, jersey de trenzas, irlandés, aran > jersey
cardigan: cárdigan, rebeca, chaqueta de punto, chaquetilla, torera, bolero, cardigan
gilet: chaleco, chalecos, chaleco acolchado, chaleco plumas, bodywarmer
waistcoat: chaleco de traje, chaleco vestir > chaleco, blazer
sweatshirt: sudadera, sudaderas, sweatshirt, felpa, buzo, polerón, sudadera sin capucha
hoodie: sudadera con capucha, hoodie, canguro, sudadera capucha, capucha > sudadera
zip-sweat: sudadera con cremallera, chaqueta de chándal, sudadera cremallera, chaqueta deportiva, forro polar, polar > sudadera
coat: abrigo, abrigos, sobretodo, gabán, tapado, tres cuartos, chaquetón > chaquetón, trenca, gabardina, parka
trench: gabardina, trench, trenca larga, trench coat, piloto > abrigo
raincoat: impermeable, chubasquero, gabardina, cortavientos, canguro impermeable, anorak, chaqueta impermeable, capa de lluvia, rompevientos > parka, repelente al agua
parka: parka, parkas, anorak, tabardo, canadiense > impermeable, chaqueta acolchada
peacoat: chaquetón marinero, chaquetón, peacoat, caban, pelliza > abrigo cruzado, abrigo
duffle: trenca, duffle coat, trencas, montgomery > abrigo
puffer: plumas, plumífero, chaqueta acolchada, anorak, chaqueta de plumas, acolchado, edredón, abrigo de plumas, puffer, chamarra acolchada, abrigo acolchado > chaleco acolchado
quilted: acolchado, acolchada, guateado, guateada > plumas
jacket: chaqueta, chaquetas, americana, chamarra, campera, cazadora > blazer, chaqueta acolchada, sobrecamisa, parka
bomber: cazadora, bomber, cazadoras, beisbolera, chupa, aviador, blusón, cazadora de cuero > cazadora vaquera, chaqueta acolchada, sudadera con cremallera
denim-jacket: cazadora vaquera, chaqueta vaquera, chaqueta jean, chaqueta tejana, cazadora tejana, chaqueta denim, chaqueta jeans > cazadora
blazer: blazer, americana, saco, chaqueta de traje, americanas, chaqueta de vestir, chaqueta sastre, smoking, esmoquin
suit: traje, trajes, traje de chaqueta, traje chaqueta, sastre, esmoquin, terno, conjunto traje > blazer, pantalón de pinzas
jeans: vaquero, vaqueros, tejanos, tejano, jeans, jean, pantalón vaquero, pantalones vaqueros, denim
slim-jeans: vaquero pitillo, pitillos, vaqueros ajustados, skinny, vaquero slim, jeans skinny, pitillo > vaquero tapered, vaquero recto
wide-jeans: vaquero ancho, baggy, vaqueros anchos, vaqueros campana, mom jeans, wide leg, acampanados > vaquero
straight-jeans: vaquero recto, vaqueros rectos, jeans rectos > vaquero
trousers: pantalón, pantalones, calzas largas > chino, vaquero, pantalón de chándal
pleated-trousers: pantalón de pinzas, pantalón de vestir, pantalón de traje, pantalón sastre, pantalón formal > pantalón de lana
wide-trousers: pantalón ancho, palazzo, pantalón palazzo, culotte, pantalón fluido > pantalón de lino, vaquero ancho
chinos: chino, chinos, pantalón chino, pantalones chinos, cargo > pantalón
joggers: pantalón de chándal, jogger, joggers, chándal, pantalón deportivo, pantalón de felpa, jogging, pants > pantalón
tracksuit: chándal, conjunto deportivo, ropa deportiva, sudadera y pantalón > pantalón de chándal, sudadera
leggings: leggings, mallas, leggins, calzas, legging, malla > medias, pantalón de chándal
shorts: shorts, bermudas, pantalón corto, pantalones cortos, short, bermuda, pantaloneta
skirt: falda, faldas, pollera
pleated-skirt: falda plisada, falda midi, falda larga, plisada, tablas, falda de tablas > falda
denim-skirt: falda vaquera, minifalda, falda corta, mini falda, falda tejana > falda
ruffles: volantes, volante, falda de volantes, olanes
dress: vestido, vestidos, traje de mujer
wrap-dress: vestido cruzado, vestido pareo, vestido envolvente > vestido de flores
shirt-dress: vestido camisero, camisero, vestido camisa > vestido
floral-dress: vestido de flores, vestido floral, vestido estampado, vestido floreado > vestido
long-dress: vestido largo, vestido midi, maxi vestido, vestido de noche, vestido de fiesta, vestido de verano > vestido cruzado, vestido camisero
pinafore: pichi, vestido de tirantes, peto falda, jumper falda, vestido peto > vestido
jumpsuit: mono, monos, enterizo, jumpsuit, mono largo > peto
dungarees: peto, petos, overol, jardinero, mono vaquero, peto pantalón
pyjamas: pijama, pijamas, piyama, ropa de dormir, pyjama
nightwear: camisón, bata, albornoz, lencería, ropa de noche, salto de cama > pijama, top de satén
sleepsuit: pelele, mameluco, peleles, pijama bebé, pijama de bebé, enterito, ranita > pijama, bodies
bodysuit: body, bodies, bodis, bodys, body bebé > pelele
underwear: ropa interior, calzoncillos, bragas, lencería, calzoncillo, bóxer > pijama, top, bodies
swimsuit: bañador, traje de baño, bikini, bañadores, malla de baño, biquini, ropa de baño
bag: bolso, bolsos, bolsa, bolsas, cartera de mano
handbag: bolso de mano, bolso mujer, cartera de mujer, bolso de hombro, bolso de fiesta, clutch > bolso, bandolera
tote: tote, bolsa de la compra, capazo, shopper, bolso grande, bolsa shopper, bolso shopper, bolsa de tela, bolso tote > bolso
crossbody: bandolera, bolso bandolera, bolso cruzado, mensajero, riñonera, crossbody > bolso
bucket-bag: bolso saco, bolso bombonera, bombonera, bolso cubo > bolso
backpack: mochila, mochilas, morral, mochila escolar, macuto, mochila portátil
shoes: zapatos, zapato, calzado
trainers: zapatillas, deportivas, tenis, sneakers, bambas, zapatillas deportivas, playeras, zapatillas blancas, deportivos, zapatilla, championes
loafers: mocasines, mocasín, zapatos de vestir, náuticos, castellanos, zapatos de cordones, zapatos elegantes > bailarinas
boots: botines, botín, botas, bota, botitas, botas chelsea
ballet-flats: bailarinas, bailarina, manoletinas, zapatos planos, francesitas, tacones, salones, zapatos de tacón > mocasines
sandals: sandalias, sandalia, chanclas, chancletas, alpargatas, cangrejeras, abarcas, menorquinas
scarf: bufanda, bufandas, braga cuello, fular, chal, estola, tapaboca > pañuelo
silk-square: pañuelo, pañuelos, foulard, fular, bandana, pañuelo de cuello, pañuelo de seda, pañoleta > bufanda
hat: sombrero, sombreros > gorro, gorro de pescador
cap: gorra, gorras, visera, boina > gorro de pescador, gorro, sombrero
beanie: gorro, gorros, gorro de lana, gorro de invierno, gorro de punto, pasamontañas, boina
bucket-hat: gorro de pescador, sombrero de pescador, bucket, gorro pescador, pescador > sombrero
straw-hat: sombrero de paja, panamá, pamela, sombrero panamá, sombrero de playa, canotier > gorro de pescador
gloves: guantes, guante, manoplas > gorro, bufanda
belt: cinturón, cinturones, correa, cinto, ceñidor
jewellery: bisutería, joyas, joyería, joya, pulsera, anillo, abalorios
earrings: pendientes, pendiente, aros, aretes, zarcillos, criollas, aro > bisutería
necklace: collar, collares, cadena, gargantilla, colgante, medalla > bisutería
socks: calcetines, calcetín, medias deportivas, calcetas, medias cortas
tights: medias, media, pantis, panty, leotardos, pantys, medias tupidas
wallet: cartera, monedero, billetera, billetero, carteras > tarjetero
card-holder: tarjetero, portatarjetas, porta tarjetas, funda tarjetas > cartera
sunglasses: gafas de sol, gafas, lentes de sol, lentes, anteojos
leather-goods: marroquinería, artículos de piel, cuero pequeño > cartera, tarjetero, cinturón
outerwear: prendas exteriores, ropa de abrigo, abrigos y chaquetas > abrigo, chaqueta, parka
warm-accessories: accesorios de invierno, complementos de invierno > bufanda, gorro, medias
linen-shirt: camisa de lino, camisa lino, camisa de verano, guayabera > camisa
oxford: oxford, camisa oxford, camisa formal, camisa de oficina > camisa
poplin: popelín, popelina, percal
satin: satén, satinado, satinada, raso, sedoso
corduroy: pana, pana fina, micropana
velour: terciopelo, velour, velvetón
loopback: felpa, algodón perchado, french terry
flannel: franela, perchada
twill: sarga, twill, gabardina de algodón
canvas: lona, tela, loneta
voile: voile, muselina, gasa, bambula
merino: merino, lana merino, lana fina
lambswool: lana de cordero, lambswool, cordero
straw: paja, rafia, mimbre, esparto
brass: latón, chapado en oro, baño de oro
metal: metal, metálico, metálica
ribbed: canalé, acanalado, acanalada
tie-neck: lazada, lazo, blusa con lazo, cuello lazada
peter-pan: cuello bebé, cuello redondo niña, cuello babero
double-breasted: cruzado, cruzada, doble botonadura
single-breasted: recto, un botón, botonadura sencilla
belted: con cinturón, cinturón ceñido, anudado
zip: cremallera, con cremallera, zip
button: botones, abotonado, con botones, botón
hooded: capucha, con capucha, encapuchado
water-repellent: repelente al agua, impermeable, hidrófugo, waterproof, resistente al agua
stretch: elástico, elastano, stretch, elástica
high-waist: talle alto, tiro alto, cintura alta
adjustable: cintura ajustable, cintura elástica, regulable
drawstring: cordón, cintura con cordón, lazada cintura
chest-pocket: bolsillo en el pecho, bolsillo, con bolsillo
printed: estampado, estampada, dibujo, serigrafía
pleated: plisado, plisada, pinzas, tablas
opaque: opacas, tupidas, 60 den
structured: rígido, estructurado
soft: suave, flexible, blando
heavy: grueso, gruesa, gordo, gorda
fine: fino, fina, ligero, ligera
wide-brim: ala ancha, pamela
chunky-knit: jersey grueso, jersey gordo, punto grueso, suéter grueso > jersey de lana
hoops: aros, criollas, pendientes de aro
crossed-straps: tirantes cruzados, espalda cruzada, espalda nadadora
baby-clothes: ropa de bebé, canastilla, ropa bebé, primera puesta > bodies, pelele
kids-coat: abrigo niño, abrigo niña, abrigo infantil > trenca, chaqueta acolchada, impermeable
set: pack, lote, conjunto, pack de 3
pique: piqué, punto piqué
stand-collar: cuello alzado, cuello mao, cuello subido
jersey-fabric: punto liso, tejido de punto
smart-shoes: zapatos de boda, zapatos de fiesta, zapatos de ceremonia > mocasines, bailarinas
casual: casual, informal, diario, ropa diario > vaquero, sudadera, camiseta
winter-shoes: zapatos de invierno, calzado de invierno > botines
wool-coat: abrigo de lana, abrigo de paño, paño, abrigo paño > abrigo
denim: vaquera, tela vaquera, mezclilla
shawl-collar: cuello chal, cuello esmoquin
tapered: tapered, zanahoria, estrecho abajo
office-bag: maletín, bolso de trabajo, bolso de oficina, portafolios > bolso tote, mochila
wedding-outfit: vestido de boda, vestido de invitada, ropa de fiesta, traje de boda > vestido, blazer, blusa
unlined: sin forro, americana de lino, blazer de verano > blazer de lino
leather-bag: bolso de piel, bolso de cuero, bolso piel
flat-shoes: zapatos bajos, zapato plano > bailarinas, mocasines
polo-shirt-kids: polo niño, polo colegial > camisa, camiseta
printed-tee: camiseta estampada, camiseta con dibujo, camiseta gráfica > camiseta
boat-neck: cuello barco, escote barco
sleeveless-jacket: chaqueta sin mangas, plumas sin mangas > chaleco acolchado
`
