/** Spanish search words of facet values, departments, seasons and occasions: `key: word, phrase, ...`; see `read-words.ts`. */
export const SPANISH = `
color.white: blanco, blanca, nieve
color.ecru: crudo, cruda, crema, marfil, hueso
color.beige: beige, beis, arena, camel, topo, nude
color.brown: marrón, marrones, café, castaño, chocolate, tabaco, pardo
color.black: negro, negra
color.grey: gris, antracita, plata, plateado, plateada
color.navy: azul marino, marino, azul oscuro, azul noche
color.blue+navy: azul, celeste, turquesa
color.green+khaki: verde, esmeralda
color.khaki: caqui, oliva, verde militar, kaki
color.yellow: amarillo, amarilla, mostaza, dorado, dorada, oro
color.orange: naranja, óxido, coral, teja, terracota, cobre
color.red+burgundy: rojo, roja, colorado
color.burgundy: burdeos, granate, vino
color.pink: rosa, fucsia, rosado, rosada, salmón
color.purple: morado, morada, violeta, lila, lavanda, malva, ciruela, berenjena
color.multi: multicolor, colores, de colores
audience.women: mujer, mujeres, señora, dama, chica, chicas, femenino, femenina, para ella
audience.men: hombre, hombres, caballero, caballeros, señor, chico, chicos, masculino, para él
audience.kids: infantil, infantiles, niños, niños y niñas, peque, peques, hijos, juvenil, adolescente, crío
audience.girls: niña, niñas, hija, cría
audience.boys: niño, hijo
audience.baby: bebé, bebés, recién nacido, recién nacida, lactante, canastilla
season.spring-summer: verano, veraniego, veraniega, primavera, calor, primaveral, estival
season.autumn-winter: invierno, invernal, otoño, otoñal, frío, abrigado, abrigada, calentito, cálido, cálida, caliente
season.all-year: todo el año, todas las temporadas
occasion.wedding: boda, bodas, ceremonia, bautizo, comunión, invitada, invitado, invitada boda, novia, novio, madrina, padrino, damita
occasion.party: fiesta, fiestas, noche de fiesta, cóctel, navidad, nochevieja, cumpleaños, elegante, vestir, gala, salir, arreglado
occasion.office: oficina, trabajo, trabajar, negocios, profesional, entrevista, reunión, despacho
occasion.beach: playa, mar, piscina, playero, playera mar, nadar
occasion.holiday: vacaciones, viaje, viajar, crucero, fin de semana, tropical
occasion.sport: deporte, deportivo, deportiva, gimnasio, yoga, entrenar, fitness, correr, gimnasia, entrenamiento
occasion.rain: lluvia, lluvioso, impermeable, repelente al agua, agua
occasion.snow: esquí, nieve y frío, montaña, esquiar, trineo
occasion.school: colegio, cole, escuela, escolar, vuelta al cole, vuelta al colegio, uniforme, guardería
occasion.night: noche, dormir, para dormir, sueño
occasion.home: casa, estar por casa, andar por casa, cómodo, cómoda, teletrabajo, hogar
occasion.birth: nacimiento, regalo nacimiento, regalo bebé, regalo recién nacido
occasion.gift: regalo, regalos, regalar, san valentín, día de la madre, día del padre, reyes, amigo invisible, mamá, papá
occasion.between-seasons: entretiempo, media temporada, medio tiempo
fit.slim: slim, pitillo, skinny, ajustado, ajustada, ceñido, ceñida, entallado, entallada, estrecho
fit.regular: clásico, normal
fit.straight+regular: recto, recta, corte recto
fit.relaxed+wide+oversized: holgado, holgada, suelto, suelta, relajado, cómodo corte
fit.oversized+relaxed: oversize, oversized, grande
fit.wide+relaxed: ancho, ancha, campana, palazzo, acampanado
length.cropped: corto, corta, crop
length.mini+knee: mini, minifalda, por encima de la rodilla
length.knee: rodilla, por la rodilla
length.midi: midi, media pierna
length.long+maxi+midi+full: largo, larga, maxi
length.ankle: tobillero, tobillo
neckline.crew+round: cuello redondo, cuello caja
neckline.v-neck: cuello pico, cuello de pico, cuello en v, cuello v, escote pico, escote
neckline.roll: cuello alto, cuello vuelto, cuello cisne
neckline.polo-collar: cuello polo
neckline.band-collar: cuello mao
neckline.boat: cuello barco
sleeve.sleeveless: sin mangas, tirantes
sleeve.short: manga corta, mangas cortas
sleeve.long: manga larga, mangas largas
pattern.plain: liso, lisa
pattern.stripes: rayas, raya, rayado, rayada, a rayas, de rayas
pattern.checks: cuadros, de cuadros, a cuadros, escocés, tartán, vichy
pattern.floral: flores, de flores, floral, florales, floreado, flor, estampado floral
pattern.dots: lunares, topos, de lunares
pattern.other: estampado, estampada, dibujo, estampados
material.cotton: algodón
material.linen: lino
material.wool: lana, merino
material.cashmere: cachemir, cachemira, cashmere
material.silk: seda
material.viscose: viscosa
material.polyester: poliéster
material.polyamide: poliamida, nailon, nylon
material.leather: piel, cuero
material.denim: denim, mezclilla
fact.recycled-50: reciclado, reciclada
fact.organic-cotton: orgánico, orgánica, ecológico, algodón orgánico, bio
offer.true: rebajas, oferta, ofertas, descuento, descuentos, outlet, promoción, rebajado
new.true: novedades, novedad, nueva colección, lo nuevo
size: talla, tallas, t, número, num, talle
years: años, año
months: meses, mes
age: edad
ignore: busco, quiero, necesito, un, una, unos, unas, el, la, los, las, de, del, con, para, en, y, o, a, al, por, mi, mis, lo, que, ropa, prenda, prendas, moda, look, outfit, conjunto, artículo, bonito, bonita, bueno, barato, comprar, nuevo, par, s
without: sin
`
