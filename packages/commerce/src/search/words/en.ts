/** English search words of facet values, departments, seasons and occasions: `key: word, phrase, ...`; see `read-words.ts`. */
export const ENGLISH = `
color.white: white, off white, snow
color.ecru: ecru, cream, ivory, off white, natural, eggshell
color.beige: beige, sand, camel, tan, taupe, nude, oatmeal, stone
color.brown: brown, chocolate, tobacco, chestnut, hazel, mocha
color.black: black, jet
color.grey: grey, gray, charcoal, silver, slate, anthracite
color.navy: navy, navy blue, dark blue, midnight
color.blue+navy: blue, turquoise, teal, azure
color.green+khaki: green, emerald, bottle green, forest
color.khaki: khaki, olive, army green
color.yellow: yellow, mustard, gold, golden, lemon
color.orange: orange, rust, coral, terracotta, apricot, copper
color.red+burgundy: red, scarlet, crimson
color.burgundy: burgundy, wine, maroon, bordeaux, oxblood
color.pink: pink, rose, fuchsia, blush, salmon
color.purple: purple, violet, mauve, lilac, lavender, plum, aubergine
color.multi: multicolour, multicolor, multicoloured, colourful, colorful
audience.women: women, woman, womens, ladies, lady, female, for her, wife
audience.men: men, man, mens, male, gents, gentlemen, guys, for him, husband
audience.kids: kid, kids, child, children, childrens, junior, teen, teenager
audience.girls: girl, girls, daughter
audience.boys: boy, boys, son
audience.baby: baby, babies, newborn, infant, toddler
season.spring-summer: summer, summery, spring, hot weather, spring summer, heatwave
season.autumn-winter: winter, wintry, autumn, fall, cold weather, warm, cold, autumn winter, thermal
season.all-year: all year, all season, year round
occasion.wedding: wedding, wedding guest, ceremony, christening, races, engagement, bridesmaid, bride, bridal, bridesmaids, best man
occasion.party: party, evening, night out, cocktail, christmas, new year, date night, birthday, dressy, smart, formal, prom, gala, festive
occasion.office: office, work, workwear, business, officewear, interview, professional, meeting
occasion.beach: beach, seaside, pool, swimming, beachwear, sea
occasion.holiday: holiday, holidays, vacation, travel, cruise, tropical, weekend, sun
occasion.sport: sport, sports, sportswear, gym, yoga, workout, activewear, training, fitness, running, athletic
occasion.rain: rain, rainy, waterproof, showerproof, water repellent, wet weather
occasion.snow: snowy, ski, skiing, mountain, snow day, sledging
occasion.school: school, back to school, school uniform, nursery, uniform
occasion.night: night, sleep, sleepwear, bedtime, sleeping, nightwear, loungewear night
occasion.home: home, lounge, loungewear, cosy, cozy, comfy, comfortable, working from home
occasion.birth: baby shower, newborn gift, baby gift, new baby
occasion.gift: gift, gifts, present, presents, valentine, mothers day, fathers day, stocking filler, mum, dad
occasion.between-seasons: transitional, mid season, layering, between seasons
fit.slim: slim, skinny, fitted, tapered, tight, close fitting, bodycon
fit.regular: regular, classic
fit.straight+regular: straight, straight leg
fit.relaxed+wide+oversized: relaxed, loose, baggy, easy
fit.oversized+relaxed: oversized, oversize, boxy, slouchy
fit.wide+relaxed: wide, wide leg, flared, flare, palazzo
length.cropped: cropped, crop
length.mini+knee: mini, above knee
length.knee: knee length, knee
length.midi: midi, mid length, calf length
length.long+maxi+midi+full: long, maxi, full length
length.ankle: ankle length, ankle grazer
neckline.crew+round: crew neck, round neck, crew, crewneck
neckline.v-neck: v neck, vneck
neckline.roll: roll neck, polo neck, turtle neck, turtleneck, high neck, funnel neck
neckline.polo-collar: polo collar
neckline.band-collar: band collar, grandad collar, mandarin collar, collarless
neckline.boat: boat neck, bateau
sleeve.sleeveless: sleeveless, without sleeves, strappy
sleeve.short: short sleeve, short sleeves, short sleeved
sleeve.long: long sleeve, long sleeves, long sleeved
pattern.plain: plain, solid
pattern.stripes: striped, stripes, stripe, stripy, pinstripe
pattern.checks: check, checks, checked, checkered, plaid, tartan, gingham
pattern.floral: floral, flowers, flowery, flower
pattern.dots: dots, polka dot, dotted, spotted
pattern.other: printed, print, pattern, patterned
material.cotton: cotton
material.linen: linen
material.wool: wool, woollen, woolen, wooly, woolly, lambswool, merino
material.cashmere: cashmere
material.silk: silk, silky
material.viscose: viscose, rayon
material.polyester: polyester
material.polyamide: polyamide, nylon
material.leather: leather
material.denim: denim
fact.recycled-50: recycled
fact.organic-cotton: organic, organic cotton
offer.true: sale, sales, offer, offers, discount, outlet, bargain, reduced, clearance, deals
new.true: new in, new arrivals, latest, new collection, newest
size: size, sizes, sz
years: years, year, yrs, yr, y, year old, years old
months: months, month, mths, mth, mo
age: age, aged, ages
ignore: i, am, looking, look, need, want, a, an, the, for, of, in, with, and, or, to, my, some, any, on, at, s, wear, clothes, clothing, clothe, outfit, outfits, garment, item, things, stuff, nice, good, best, cheap, buy, shop, pair, guest, de
without: without, no
`
