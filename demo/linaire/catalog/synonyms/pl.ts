/** `id: words that mean one thing > words that are found too`; see `../synonyms.ts`. */
export const POLISH_SYNONYMS = `
shirt: koszula, koszule, koszula wizytowa, koszula elegancka > bluzka, koszula wierzchnia
blouse: bluzka, bluzki, koszula damska, bluzeczka, tunika, bluzka wizytowa > koszula
overshirt: koszula wierzchnia, kurtka koszulowa, koszulokurtka, koszula drwala, shacket > koszula
flannel-shirt: koszula flanelowa, flanela, koszula w kratę, koszula drwala > koszula wierzchnia, koszula
t-shirt: t shirt, koszulka, koszulki, podkoszulek, tshirt, koszulka z krótkim rękawem, tiszert, tee > koszulka w paski
long-tee: koszulka z długim rękawem, longsleeve, longslew, bluzka z długim rękawem, t shirt z długim rękawem > koszulka w paski
polo: koszulka polo, polo, polówka > t shirt
breton: koszulka w paski, bluzka w paski, koszulka marynarska, bluzka marynarska, pasiak > t shirt w paski, koszula w paski
camisole: top, topy, bluzka na ramiączkach, top na ramiączkach, koszulka na ramiączkach, halka, bokserka, bieliźniana > t shirt
top: topik, crop top, góra, bluzka top > top, t shirt, bluzka
jumper: sweter, swetry, pulower, sweterek, pullover, dzianina > kardigan, bluza, golf
roll-neck: golf, golfy, półgolf, sweter z golfem, bluzka z golfem, golfik > sweter
knitwear: dzianina, dzianiny, swetry i kardigany, wyroby dziane > sweter, kardigan, golf
cable: warkocze, w warkocze, sweter w warkocze, sweter irlandzki, warkocz > sweter
cardigan: kardigan, kardigany, sweter rozpinany, rozpinany sweter, sweterek na guziki, bolerko, narzutka
gilet: bezrękawnik, kamizelka, kamizelka pikowana, kamizelka puchowa, bodywarmer, pikowana kamizelka
waistcoat: kamizelka garniturowa, kamizelka do garnituru > bezrękawnik, marynarka
sweatshirt: bluza, bluzy, bluza dresowa, sweatshirt, bluza bez kaptura
hoodie: bluza z kapturem, hoodie, kangurka, kaptur, kangur, bluza kangurka > bluza
zip-sweat: bluza na zamek, bluza rozpinana, bluza zapinana, rozpinana bluza, polar, bluza polarowa > bluza
coat: płaszcz, płaszcze, palto, jesionka, płaszczyk > bosmanka, budrysówka, trencz, parka
trench: trencz, trench, prochowiec, płaszcz przeciwdeszczowy > płaszcz
raincoat: kurtka przeciwdeszczowa, płaszcz przeciwdeszczowy, przeciwdeszczowa, peleryna, wiatrówka, sztormiak, ortalion, kurtka nieprzemakalna, kurtka wodoodporna, softshell > parka, hydrofobowa, trencz
parka: parka, parki, anorak, kurtka outdoor > kurtka przeciwdeszczowa, kurtka
peacoat: bosmanka, kurtka marynarska, bosmanki, płaszcz dwurzędowy > płaszcz
duffle: budrysówka, duffle coat, budrysówki, dufflecoat > płaszcz
puffer: kurtka puchowa, puchówka, pikowana kurtka, kurtka pikowana, puchowa, kurtka zimowa, puchówki, puffer > bezrękawnik
quilted: pikowana, pikowany, pikówka, pikowane > kurtka puchowa
jacket: kurtka, kurtki, kurteczka > marynarka, parka, bosmanka, koszula wierzchnia
bomber: bomberka, kurtka bomber, ramoneska, kurtka skórzana, wiatrówka, lotnicza > kurtka jeansowa, pikowana kurtka, bluza na zamek
denim-jacket: kurtka jeansowa, kurtka dżinsowa, katana, katana jeansowa, jeansówka > kurtka
blazer: marynarka, marynarki, żakiet, blezer, żakiety, blazer, marynarka garniturowa, smoking
suit: garnitur, garnitury, garsonka, kostium damski, smoking, komplet garniturowy > marynarka, spodnie z wełny
jeans: jeansy, dżinsy, jeans, spodnie jeansowe, spodnie dżinsowe, denim, dżins
slim-jeans: jeansy slim, jeansy rurki, rurki, skinny, spodnie rurki, jegginsy, obcisłe jeansy > zwężane jeansy, proste jeansy
wide-jeans: szerokie jeansy, baggy, jeansy dzwony, dzwony, wide leg, mom jeans, luźne jeansy > jeansy
straight-jeans: proste jeansy, jeansy proste, klasyczne jeansy > jeansy
trousers: spodnie, portki, gacie, spodenki długie > chinosy, jeansy
pleated-trousers: spodnie z zakładkami, spodnie garniturowe, spodnie w kant, spodnie eleganckie, cygaretki, spodnie wizytowe > spodnie z wełny
wide-trousers: szerokie spodnie, palazzo, kuloty, spodnie palazzo, spodnie szwedy, szwedy > lniane spodnie, szerokie jeansy
chinos: chinosy, chino, spodnie chino, spodnie bawełniane, bojówki > spodnie
joggers: spodnie dresowe, dresy, joggery, dres, spodnie sportowe, jogger, dresowe > spodnie
tracksuit: dres, dresy, komplet dresowy, strój sportowy > spodnie dresowe, bluza
leggings: legginsy, getry, leginsy, jegginsy, legging > rajstopy, spodnie dresowe
shorts: szorty, spodenki, bermudy, krótkie spodnie, krótkie spodenki, spodenki krótkie
skirt: spódnica, spódniczka, spódnice, spódniczki
pleated-skirt: plisowana spódnica, spódnica plisowana, plisowanka, spódnica midi, spódnica długa > spódnica
denim-skirt: spódnica jeansowa, spódniczka mini, miniówka, mini spódniczka, krótka spódnica > spódnica
ruffles: falbany, falbana, falbanki, z falbanami
dress: sukienka, sukienki, suknia, kiecka, sukieneczka
wrap-dress: kopertowa sukienka, sukienka kopertowa, sukienka zakładana > sukienka w kwiaty
shirt-dress: sukienka koszulowa, koszulowa sukienka, szmizjerka > sukienka
floral-dress: sukienka w kwiaty, kwiecista sukienka, sukienka w kwiatki > sukienka
long-dress: długa sukienka, sukienka midi, sukienka maxi, sukienka wieczorowa, sukienka wizytowa > kopertowa sukienka, sukienka koszulowa
pinafore: sukienka na szelkach, ogrodniczka sukienka, bezrękawnik sukienka, princeska > sukienka
jumpsuit: kombinezon, kombinezony, jumpsuit > ogrodniczki
dungarees: ogrodniczki, ogrodniczka, spodnie na szelkach, ogrodniczki jeansowe
pyjamas: piżama, piżamy, pidżama, piżamka, komplet do spania
nightwear: koszula nocna, bielizna nocna, szlafrok, bielizna, koszulka nocna, halka > piżama, satynowy top
sleepsuit: pajacyk, pajac, śpiochy, śpioszki, pajacyki, rampers, śpiworek > piżama, body
bodysuit: body, bodziaki, body niemowlęce, bodziak > pajacyk
underwear: bielizna, majtki, bokserki, slipy, bielizna męska, bielizna damska > piżama, top, body
swimsuit: kostium kąpielowy, strój kąpielowy, bikini, kostium, kąpielówki, stroje kąpielowe, jednoczęściowy
bag: torebka, torba, torebki, torby, torebeczka
handbag: torebka damska, torebka do ręki, kuferek, torebka na ramię, kopertówka, torebka wizytowa > shopper, listonoszka, torebka worek
tote: shopper, shopperka, torba na zakupy, torba shopper, torba płócienna, torba materiałowa, torba plażowa, duża torba > torebka
crossbody: listonoszka, torebka listonoszka, torebka na ramię, torebka przez ramię, crossbody, saszetka, raportówka > torebka
bucket-bag: torebka worek, worek, torebka typu worek, workowata > torebka
backpack: plecak, plecaki, plecaczek, tornister, plecak szkolny, plecak na laptopa
shoes: buty, but, obuwie, buciki
trainers: sneakersy, sneakers, adidasy, trampki, tenisówki, buty sportowe, adidaski, kicksy, najki
loafers: mokasyny, mokasyn, loafersy, półbuty, buty wizytowe, pantofle, eleganckie buty, lordsy > baleriny
boots: botki, botek, kozaki, buty zimowe, trzewiki, sztyblety, kozaczki
ballet-flats: baleriny, balerinki, czółenka, baletki, płaskie buty, szpilki, buty na obcasie > mokasyny
sandals: sandały, sandałki, klapki, japonki, espadryle, rzymianki
scarf: szalik, szal, szaliki, chusta, komin, szale, chusta zimowa > apaszka
silk-square: apaszka, chustka, apaszki, chusta, bandana, gawroszka, jedwabna chusta > szalik
hat: kapelusz, kapelusze, nakrycie głowy > czapka
cap: czapka z daszkiem, bejsbolówka, kaszkiet, beret, daszek > kapelusz rybacki, czapka, kapelusz
beanie: czapka, czapki, czapka zimowa, beanie, czapeczka, czapka wełniana, czapka z pomponem
bucket-hat: kapelusz rybacki, bucket hat, kapelusz przeciwsłoneczny, rybacki > kapelusz
straw-hat: słomkowy kapelusz, kapelusz słomkowy, panama, kapelusz plażowy, kapelusz na lato > kapelusz rybacki
gloves: rękawiczki, rękawice, rękawiczka > czapka, szalik
belt: pasek, paski do spodni, pasek do spodni, pas, pasek skórzany
jewellery: biżuteria, bransoletka, pierścionek, ozdoby, świecidełka
earrings: kolczyki, kolczyk, koła, kolczyki koła, wkrętki > biżuteria
necklace: łańcuszek, naszyjnik, naszyjniki, wisiorek, łańcuch, kolia, łańcuszki > biżuteria
socks: skarpetki, skarpety, skarpeta, stopki, podkolanówki, zakolanówki
tights: rajstopy, pończochy, rajtuzy, rajstopki, leginsy
wallet: portfel, portmonetka, portfele, portmonetki, pugilares > etui na karty
card-holder: etui na karty, wizytownik, etui na dokumenty, etui, karty etui, pokrowiec na karty > portfel
sunglasses: okulary przeciwsłoneczne, okulary, okulary słoneczne, przeciwsłoneczne, słoneczne okulary
leather-goods: galanteria skórzana, galanteria, wyroby skórzane > portfel, etui na karty, pasek
outerwear: okrycia wierzchnie, odzież wierzchnia, okrycie > płaszcz, kurtka, parka
warm-accessories: akcesoria zimowe, dodatki zimowe > szalik, czapka, rajstopy
linen-shirt: koszula lniana, lniana koszula, letnia koszula, koszula letnia > koszula
oxford: koszula oxford, oxford, koszula biznesowa, koszula do garnituru > koszula z popeliny, koszula
poplin: popelina, perkal, popeliny
satin: satyna, satynowy, satynowa, z satyny, atłas, atłasowa
corduroy: sztruks, sztruksowa, sztruksy, sztruksowy
velour: welur, welurowy, aksamit, plusz, aksamitny
loopback: dzianina pętelkowa, dresówka, pętelkowa
flannel: flanela, flanelowa, flanelowy
twill: diagonal, twill, gabardyna
canvas: płótno, płócienna, płócienny
voile: woal, muślin, szyfon
merino: merynos, merino, wełna merino, z merynosa
lambswool: wełna jagnięca, jagnięca, lambswool
straw: słoma, słomkowy, słomkowa, rafia
brass: mosiądz, pozłacany
metal: metal, metalowy, metalowe
ribbed: prążkowany, w prążek, ściągacz, prążek
tie-neck: wiązanie, kokarda, z wiązaniem, z kokardą
peter-pan: kołnierzyk bebe, okrągły kołnierzyk, bebe
double-breasted: dwurzędowy, dwurzędowa, dwurzędowe
single-breasted: jednorzędowy, jednorzędowa, na jeden guzik
belted: z paskiem, wiązany w pasie, z paskiem w talii
zip: zamek, na zamek, suwak, zapinany na zamek
button: guziki, na guziki, zapinany na guziki
hooded: kaptur, z kapturem
water-repellent: hydrofobowy, hydrofobowa, wodoodporny, nieprzemakalny, wodoodporna
stretch: elastyczny, elastan, elastyczne, ze stretchem
high-waist: wysoki stan, z wysokim stanem, wysoka talia
adjustable: regulowany pas, regulowany, na gumce, w gumkę
drawstring: na sznurku, ze sznurkiem, troczki, sznurek
chest-pocket: kieszeń na piersi, kieszeń, z kieszenią, kieszonka
printed: nadruk, z nadrukiem, grafika, wzór
pleated: plisowany, plisowana, zakładki, plisy
opaque: kryjące, kryjący, 60 den
structured: sztywny, usztywniany
soft: miękki, miękka, miękkie
heavy: gruby, gruba, grube, ciężki
fine: cienki, cienka, lekki, lekka
wide-brim: szerokie rondo, z szerokim rondem, duży kapelusz
chunky-knit: gruby sweter, sweter z grubej wełny, gruba dzianina, ciepły sweter > wełniany sweter
hoops: koła, kolczyki koła, kółka
crossed-straps: skrzyżowane ramiączka, krzyżowane plecy
baby-clothes: ubranka niemowlęce, wyprawka, ubranka dla niemowląt, ciuszki > body, pajacyk
kids-coat: płaszcz dziecięcy, kurtka dziecięca, płaszczyk dla dziewczynki > budrysówka, pikowana kurtka, kurtka przeciwdeszczowa
set: komplet, zestaw, pak, trójpak, wielopak
pique: pika, z piki, piké
stand-collar: stójka, ze stójką, wysoki kołnierz
jersey: dżersej, jersey, z dżerseju
smart-shoes: buty do garnituru, buty ślubne, buty na wesele > mokasyny, baleriny
casual: casual, codzienny, na co dzień, codzienna > jeansy, bluza, t shirt
winter-shoes: zimowe buty, ciepłe buty, buty na zimę > botki
wool-coat: wełniany płaszcz, płaszcz wełniany, płaszcz zimowy, płaszcz flauszowy > płaszcz z wełny, bosmanka
denim: denim, jeans, dżins, jeansowy, jeansowa, dżinsowy
shawl-collar: szalowy kołnierz, kołnierz szalowy
tapered: zwężane, zwężany, zwężane spodnie
office-bag: teczka, torba do pracy, aktówka, torba na laptopa > shopper, plecak
wedding-outfit: sukienka na wesele, strój na wesele, kreacja > sukienka, marynarka, bluzka
unlined: bez podszewki, letnia marynarka, marynarka lniana > lniana marynarka
leather-bag: skórzana torebka, torebka skórzana, torebka ze skóry, torba skórzana > shopper ze skóry, skórzana listonoszka
boat-neck: dekolt w łódkę, w łódkę
striped-shirt: koszula w paski, koszula w prążki > koszula
rain-boots: kalosze, gumowce > botki
mens-shoes: buty męskie, półbuty męskie > mokasyny, sneakersy
`
