/** Polish search words of facet values, departments, seasons and occasions: `key: word, phrase, ...`; see `read-words.ts`. */
export const POLISH = `
color.white: biały, biała, białe, biel
color.ecru: ecru, kremowy, krem, kość słoniowa, śmietankowy, naturalny
color.beige: beżowy, beż, piaskowy, camel, karmelowy, owsiany
color.brown: brązowy, brąz, czekoladowy, tabaczkowy, kasztanowy, koniakowy
color.black: czarny, czarna, czarne, czerń
color.grey: szary, szara, siwy, antracytowy, grafitowy, srebrny, popielaty, szarość
color.navy: granatowy, granat, ciemnoniebieski
color.blue+navy: niebieski, błękitny, turkusowy, chabrowy, lazurowy, jasnoniebieski, błękit
color.green+khaki: zielony, zieleń, szmaragdowy, butelkowa zieleń, ciemnozielony
color.khaki: khaki, oliwkowy, wojskowy
color.yellow: żółty, musztardowy, złoty, cytrynowy, złoto
color.orange: pomarańczowy, rdzawy, rudy, koralowy, ceglasty, miedziany
color.red+burgundy: czerwony, czerwień
color.burgundy: bordowy, burgundowy, bordo, wiśniowy
color.pink: różowy, róż, fuksja, pudrowy, malinowy, łososiowy
color.purple: fioletowy, fiolet, liliowy, lila, lawendowy, śliwkowy
color.multi: kolorowy, wielokolorowy
audience.women: damski, damska, damskie, kobieta, kobiecy, kobiety, kobiet, pani, dla niej, dla kobiety, dla pań, żona
audience.men: męski, męska, męskie, mężczyzna, mężczyzn, pan, dla niego, dla panów, facet, mąż
audience.kids: dziecięcy, dziecięca, dziecko, dzieci, dziecka, dla dzieci, dla dziecka, młodzieżowy, junior, dzieciak
audience.girls: dziewczynka, dziewczęcy, dziewczynki, dziewczyna, dziewczynek, córka
audience.boys: chłopiec, chłopca, chłopięcy, chłopcy, chłopak, chłopców, syn
audience.baby: niemowlę, niemowlęcy, niemowlak, noworodek, niemowlęta, niemowląt, bobas, maluch, wyprawka
season.spring-summer: lato, letni, letnia, letnie, wiosna, wiosenny, upał, latem
season.autumn-winter: zima, zimowy, zimowa, zimowe, jesień, jesienny, ciepły, ciepła, ciepłe, mróz, zimą, zimno, jesienią
season.all-year: całoroczny, całoroczna
occasion.wedding: wesele, ślub, ślubny, komunia, chrzciny, chrzest, uroczystość, weselny, weselna, gość weselny, ślubna, druhna, panna młoda, świadek
occasion.party: impreza, wieczór, wieczorowy, wieczorowa, święta, sylwester, wigilia, urodziny, bal, studniówka, elegancki, elegancka, koktajlowy, randka, na wyjście, wyjściowy, wizytowy
occasion.office: biuro, biurowy, praca, do pracy, służbowy, biznesowy, rozmowa kwalifikacyjna, pracy
occasion.beach: plaża, plażowy, morze, basen, nad morze, pływanie
occasion.holiday: wakacje, wakacyjny, urlop, podróż, rejs, weekend, wyjazd
occasion.sport: sport, sportowy, sportowa, siłownia, joga, trening, fitness, wf, bieganie, treningowy, treningi
occasion.rain: deszcz, deszczowy, przeciwdeszczowy, przeciwdeszczowa, wodoodporny, nieprzemakalny, wodoodporna
occasion.snow: narty, narciarski, śnieg, góry, sanki, zimowe ferie, ferie
occasion.school: szkoła, szkolny, do szkoły, szkoły, przedszkole, mundurek, rozpoczęcie roku
occasion.night: noc, nocny, spanie, do spania, sen, spać
occasion.home: dom, domowy, po domu, do domu, wygodny, wygodna, wygodne
occasion.birth: narodziny, prezent na narodziny, narodzin, baby shower
occasion.gift: prezent, prezenty, upominek, podarunek, mikołajki, dzień matki, dzień ojca, walentynki, dzień kobiet, pod choinkę, dla mamy, dla taty, mama, tata
occasion.between-seasons: przejściowy, przejściowa, przejściowe, na przejście
fit.slim: slim, skinny, dopasowany, dopasowana, obcisły, obcisła, zwężany, wąski, rurki, taliowany
fit.regular: klasyczny, klasyczna
fit.straight+regular: prosty, prosta, proste, prosty krój
fit.relaxed+wide+oversized: luźny, luźna, luźne, swobodny
fit.oversized+relaxed: oversize, oversizowy, oversizowa
fit.wide+relaxed: szeroki, szeroka, szerokie, dzwony, rozszerzany
length.cropped: krótki, krótka, krótkie, crop
length.mini+knee: mini, miniówka, przed kolano
length.knee: kolano, do kolan, za kolano
length.midi: midi, do łydki, za łydkę
length.long+maxi+midi+full: długi, długa, długie, maxi, do kostek
length.ankle: 7 8, przed kostkę
neckline.crew+round: okrągły dekolt, pod szyję, okrągłym dekoltem
neckline.v-neck: dekolt v, dekolt w serek, w serek, dekolt w szpic, dekoltem w serek
neckline.roll: golf, z golfem, wysoki kołnierz, półgolf
neckline.polo-collar: kołnierzyk polo
neckline.band-collar: stójka, ze stójką
neckline.boat: dekolt w łódkę, w łódkę
sleeve.sleeveless: bez rękawów, bez rękawa, na ramiączkach, ramiączka
sleeve.short: krótki rękaw, krótkim rękawem, krótkie rękawy, z krótkim rękawem
sleeve.long: długi rękaw, długim rękawem, długie rękawy, z długim rękawem
pattern.plain: gładki, gładka, jednolity
pattern.stripes: paski, w paski, pasy, prążki, pasiasty, pasiasta, w pasy, prążkowany, paseczki
pattern.checks: krata, w kratę, kratka, w kratkę, kraciasty
pattern.floral: kwiaty, w kwiaty, kwiatowy, kwiecisty, kwiatki, w kwiatki
pattern.dots: kropki, w kropki, groszki, w groszki
pattern.other: nadruk, wzór, wzory, z nadrukiem, wzorzysty
material.cotton: bawełna, bawełniany, bawełniana, bawełniane
material.linen: len, lniany, lniana, lniane, lnu
material.wool: wełna, wełniany, wełniana, wełniane, merynos, merino
material.cashmere: kaszmir, kaszmirowy
material.silk: jedwab, jedwabny, jedwabna
material.viscose: wiskoza
material.polyester: poliester
material.polyamide: poliamid, nylon
material.leather: skóra, skórzany, skórzana, skórzane
material.denim: denim, jeansowy, jeansowa, dżinsowy
fact.recycled-50: recykling, z recyklingu
fact.organic-cotton: organiczny, organiczna, ekologiczny, bawełna organiczna
offer.true: wyprzedaż, promocja, promocje, przecena, okazja cenowa, zniżka, outlet, wyprzedaże
new.true: nowości, nowość, nowa kolekcja
size: rozmiar, rozm, r, numer, nr, rozmiarze
years: lat, lata, rok, latka, letnia dziewczynka
months: miesiąc, miesiące, miesięcy, mies, m cy
age: wiek
ignore: szukam, chcę, potrzebuję, jakiś, jakieś, w, we, z, ze, na, do, dla, od, po, i, lub, albo, oraz, o, u, mój, moja, ubranie, ubrania, odzież, ciuchy, strój, stroje, moda, outfit, rzeczy, coś, ładny, ładna, dobry, tani, kupić, nowy, nowa, para, gość, s
without: bez
`
