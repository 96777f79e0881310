/** `id: words that mean one thing > words that are found too`; see `../synonyms.ts`. */
export const ENGLISH_SYNONYMS = `
shirt: shirt, shirts, button down, button up, button down shirt, button up shirt, dress shirt > blouse, overshirt
blouse: blouse, blouses, pussy bow, pussybow > shirt
overshirt: overshirt, over shirt, shacket, shirt jacket, lumberjack shirt, chore jacket > shirt
flannel-shirt: flannel shirt, plaid shirt, lumberjack, checked shirt > overshirt, shirt
t-shirt: t shirt, tee, tshirt, tee shirt, t, vest top > breton
long-tee: long sleeve tee, long sleeved top, henley > breton
polo: polo, polo shirt, golf shirt, pique shirt > tee
breton: breton, breton top, marinière, sailor top, nautical top, striped top, stripy top, striped tee > striped tee
camisole: camisole, cami, tank top, strappy top, vest top, tank, singlet, slip top, undershirt > tee
top: top, tops, crop top, tunic > camisole, tee, blouse, breton
jumper: jumper, sweater, pullover, pull over, knit, knitted jumper, jersey top, woolly, wooly, guernsey > cardigan, sweatshirt
roll-neck: roll neck, rollneck, turtleneck, turtle neck, polo neck, high neck, funnel neck, mock neck, skivvy > jumper
knitwear: knitwear, knits, knitted, knit, woollens, woollies > jumper, cardigan
cable: cable, cable knit, cableknit, aran, fisherman jumper, fisherman sweater > jumper
cardigan: cardigan, cardigans, cardy, cardie, cardi, knit jacket, button knit, zip knit
gilet: gilet, bodywarmer, body warmer, vest jacket, puffer vest, quilted vest, sleeveless jacket, padded vest, warmer
waistcoat: waistcoat, suit vest, vest > gilet, blazer
sweatshirt: sweatshirt, sweat shirt, sweat, crewneck sweatshirt, pullover sweatshirt
hoodie: hoodie, hoody, hooded sweatshirt, hooded top, hooded jumper, hooded sweater, hooded > sweatshirt
zip-sweat: zip sweatshirt, zip up, zip hoodie, zip through, track jacket, zip top > sweatshirt
coat: coat, coats, overcoat, topcoat, top coat, outerwear > peacoat, duffle, trench, parka
trench: trench, trench coat, trenchcoat, mac, mackintosh, macintosh > coat
raincoat: raincoat, rain coat, rain jacket, mac, cagoule, anorak, windbreaker, wind breaker, windcheater, waterproof jacket, waterproof coat, waterproof, pac a mac, slicker, wet weather jacket, shell jacket > parka, water repellent, trench
parka: parka, parkas, anorak, field jacket > rain jacket, puffer
peacoat: peacoat, pea coat, reefer jacket, reefer, sailor coat, double breasted coat > coat
duffle: duffle coat, duffel coat, duffle, duffel, toggle coat > coat
puffer: puffer, puffer jacket, down jacket, padded jacket, padded coat, puffa, quilted coat, down coat, puffa jacket, puffer coat, padded, bubble jacket > quilted jacket, quilted gilet
quilted: quilted, quilted jacket, padded jacket > puffer
jacket: jacket, jackets > blazer, overshirt, parka, peacoat, puffer
bomber: bomber, bomber jacket, biker jacket, aviator, varsity jacket, harrington > quilted jacket, denim jacket, jacket, zip sweatshirt
denim-jacket: denim jacket, jean jacket, jeans jacket, trucker jacket, trucker > jacket
blazer: blazer, blazers, suit jacket, sport coat, sports jacket, sports coat, tailored jacket, tuxedo jacket, dinner jacket
suit: suit, suits, two piece suit, tuxedo, tux, trouser suit, pantsuit, tailoring > blazer, wool trousers
jeans: jeans, jean, denims, denim trousers, denim pants, dungaree jeans
slim-jeans: slim jeans, skinny jeans, skinnies, skinny, tight jeans, jeggings > tapered jeans, straight jeans
wide-jeans: wide jeans, baggy jeans, wide leg jeans, flared jeans, flares, mom jeans, bootcut, boyfriend jeans, bell bottoms > jeans
straight-jeans: straight jeans, straight leg jeans, regular jeans, classic jeans > jeans
trousers: trousers, trouser, pants, slacks, bottoms, strides > chinos, jeans, joggers
pleated-trousers: pleated trousers, dress pants, suit trousers, suit pants, tailored trousers, formal trousers, smart trousers > wool trousers, trousers
wide-trousers: wide trousers, palazzo pants, palazzo, wide leg trousers, culottes, wide leg pants > linen trousers, trousers
chinos: chinos, chino, khakis, khaki trousers, cotton trousers, cargo pants, cargos > trousers
joggers: joggers, jogger, jogging bottoms, sweatpants, sweat pants, track pants, tracksuit bottoms, trackies, sweats, jogging pants, tracky bottoms > trousers
tracksuit: tracksuit, track suit, jogging suit, shell suit > joggers, sweatshirt, hoodie
leggings: leggings, legging, jeggings, yoga pants > tights, joggers
shorts: shorts, short, bermudas, bermuda shorts, short trousers, short pants
skirt: skirt, skirts, kilt
pleated-skirt: pleated skirt, midi skirt, long skirt, pleat > skirt
denim-skirt: denim skirt, mini skirt, miniskirt, jean skirt, short skirt > skirt
ruffles: tiered, ruffle, ruffled, frill, frilly, ruffles, rara
dress: dress, dresses, frock, gown, sundress, tea dress
wrap-dress: wrap dress, wrapover dress, wraparound dress, crossover dress, tea dress > floral dress
shirt-dress: shirt dress, shirtdress, shirtwaister, button dress > dress
floral-dress: floral dress, flowery dress, sundress, tea dress, summery dress > dress
pinafore: pinafore, pinafore dress, dungaree dress, overall dress, jumper dress > dress
jumpsuit: jumpsuit, playsuit, romper, boilersuit, boiler suit, all in one > dungarees, sleepsuit
dungarees: dungarees, overalls, dungaree, bib and brace, bib overalls
pyjamas: pyjamas, pajamas, pyjama, pajama, pjs, pj, jammies, pyjama set, sleep set, night suit > sleepsuit
nightwear: nightie, nightdress, nightgown, nightwear, sleepwear, lingerie, dressing gown, robe, bathrobe, negligee > pyjama, pyjamas, camisole
sleepsuit: sleepsuit, babygrow, baby grow, babygro, onesie, footie, romper, rompers, all in one, sleeper > pyjamas, bodysuits
bodysuit: bodysuit, bodysuits, vest, vests, onesie, baby vest, body, baby vests > sleepsuit
underwear: underwear, lingerie, boxers, briefs, knickers, pants underwear, thermals > pyjama, camisole, bodysuits
swimsuit: swimsuit, swim suit, bathing suit, bathing costume, swimming costume, cossie, bikini, swimwear, one piece, swimmers, trunks
bag: bag, bags, luggage, satchel
handbag: handbag, hand bag, purse, shoulder bag, ladies bag, clutch, clutch bag > tote, crossbody, bucket bag
tote: tote, tote bag, shopper, shopping bag, carry all, carryall, market bag, shopper bag, weekend bag > bag
crossbody: crossbody, cross body, cross body bag, messenger bag, shoulder bag, satchel, sling bag, saddle bag > bag
bucket-bag: bucket bag, drawstring bag, hobo bag > bag
backpack: backpack, back pack, rucksack, knapsack, school bag, schoolbag, laptop bag, book bag
shoes: shoes, shoe, footwear
trainers: trainers, trainer, sneakers, sneaker, tennis shoes, running shoes, gym shoes, plimsolls, pumps trainers, kicks
loafers: loafers, loafer, moccasins, moccasin, brogues, oxfords, penny loafers, slip ons, smart shoes, dress shoes, derby shoes, driving shoes > ballet flats
boots: boots, boot, ankle boots, booties, bootie, chelsea boots, wellies, desert boots
ballet-flats: ballet flats, ballet pumps, flats, ballerinas, ballerina, pumps, court shoes, flat shoes, heels, dolly shoes > loafers
sandals: sandals, sandal, flip flops, sliders, slides, mules, espadrilles, thongs, flipflops, gladiators
scarf: scarf, scarves, muffler, snood, shawl, wrap scarf, pashmina, stole > silk square
silk-square: silk square, silk scarf, neckerchief, bandana, headscarf, head scarf, neck scarf, square scarf > scarf
hat: hat, hats, headwear > bucket hat, beanie
cap: cap, caps, baseball cap, beret, flat cap, visor > bucket hat, beanie, hat
beanie: beanie, beanies, wooly hat, woolly hat, bobble hat, knitted hat, winter hat, wool hat, ski hat, toque, knit hat
bucket-hat: bucket hat, fishing hat, fisherman hat, sun hat, sunhat > straw hat, hat
straw-hat: straw hat, sun hat, sunhat, panama, panama hat, boater, fedora, beach hat > bucket hat
gloves: gloves, glove, mittens, mitts > beanie, scarf
belt: belt, belts, waistband belt
jewellery: jewellery, jewelry, jewels, bracelet, ring, bling, bangle, accessories jewellery
earrings: earrings, earring, hoops, hoop earrings, ear rings, studs, hoop > jewellery
necklace: necklace, necklaces, chain, pendant, choker, locket > jewellery
socks: socks, sock, ankle socks, crew socks, trainer socks, hosiery
tights: tights, stockings, pantyhose, hosiery, leggings, nylons, hold ups
wallet: wallet, wallets, billfold, coin purse, purse, money clip, pocketbook, notecase > card holder
card-holder: card holder, cardholder, card case, card wallet, credit card holder, oyster card holder, card sleeve > wallet
sunglasses: sunglasses, sunnies, shades, sun glasses, glasses, eyewear, aviators
leather-goods: leather goods, small leather goods, accessories leather > wallet, card holder, leather belt
outerwear: outerwear, outer wear, outdoor clothes > coat, jacket, parka, puffer
warm-accessories: winter accessories, winter warmers, cold weather accessories > scarf, beanie, tights
linen-shirt: linen shirt, summer shirt, grandad shirt, beach shirt > shirt
oxford: oxford, oxford shirt, business shirt, work shirt, formal shirt, office shirt, smart shirt > poplin shirt, shirt
poplin: poplin, percale
satin: satin, satiny, silky, sateen
corduroy: corduroy, cord, cords, needlecord
velour: velour, velvet, plush, terry velour
loopback: loopback, french terry, fleece, jersey fleece, terry
flannel: flannel, brushed cotton, flannelette
twill: twill, drill, gabardine
canvas: canvas, cloth bag, cotton bag
voile: voile, muslin, chiffon, gauze
merino: merino, fine wool, merino wool
lambswool: lambswool, lamb s wool, shetland
straw: straw, raffia, wicker
brass: brass, gold plated, gold tone
metal: metal, wire frame, metallic
ribbed: ribbed, rib, rib knit
tie-neck: tie neck, bow, pussy bow, necktie blouse, bow blouse
peter-pan: peter pan collar, round collar, peter pan
double-breasted: double breasted, double breast
single-breasted: single breasted, single button, one button
belted: belted, belt waist, tie waist
zip: zip, zipped, zipper, zip up
button: button, buttoned, buttons, button front
hooded: hooded, hood, with hood
water-repellent: water repellent, waterproof, showerproof, weatherproof, water resistant, rainproof
stretch: stretch, stretchy, elastane, spandex, lycra, elasticated
high-waist: high waist, high waisted, high rise, high rise waist
adjustable: adjustable, adjustable waist, elasticated waist
drawstring: drawstring, cord waist, tie waist, elastic waist
chest-pocket: chest pocket, pocket, pocket tee
printed: printed, print, graphic, slogan
pleated: pleated, pleats, pleat, tucked
opaque: opaque, black tights, thick tights, 60 denier
structured: structured, rigid, stiff
soft: soft, supple, softest
heavy: heavy, heavyweight, thick, chunky
fine: fine, lightweight, thin, light
wide-brim: wide brim, wide brimmed, floppy hat, big hat
hoops: hoops, hoop, creoles
boot-zip: zipped boots, zip boots > ankle boots
smart-casual: smart casual > blazer, chinos, oxford shirt, loafers
boat-neck: boat neck, bateau neck, slash neck
crossed-straps: crossed straps, cross back, crossback, racerback
baby-clothes: baby clothes, layette, babywear, newborn set > bodysuits, sleepsuit
kids-coat: kids coat, school coat, childrens coat > duffle coat, puffer, rain jacket
set: set, pack, multipack, bundle, 3 pack
pique: pique, waffle, polo knit
stand-collar: stand collar, funnel collar, mandarin, high collar, grandad collar
mono: mono material, single material, pure
chunky-knit: chunky knit, chunky jumper, chunky sweater, thick jumper, big jumper > wool jumper
wedding-outfit: wedding outfit, occasionwear, occasion wear, special occasion > dress, blazer, blouse, pleated skirt
work-bag: work bag, office bag, laptop tote, briefcase > tote, backpack
weekend: weekend wear, casual, casual wear, everyday > jeans, sweatshirt, tee
denim: denim, jean fabric, jeanswear
jersey: jersey, jersey cotton, stretch cotton
hoodie-kids: kids hoodie, boys hoodie, girls hoodie > hooded sweatshirt
shawl-collar: shawl collar, shawl neck
rain-hat: rain hat, sou wester > bucket hat
tapered: tapered, carrot, peg leg, slim leg
patterned-scarf: patterned scarf, tartan scarf, plaid scarf, checked scarf, check scarf > scarf
`
