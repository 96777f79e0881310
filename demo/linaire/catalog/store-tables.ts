import type { SiteCode } from '@vitrine/market/sites'

/**
 * city | quarter | street | postal code | latitude longitude | phone | week | departments and services (stores.ts)
 * Streets are invented. Phones are of ranges kept for fiction: FR (Arcep) 01 99 00, 02 61 91, 03 53 01, 04 65 71, 05 36 49;
 * GB (Ofcom) xxx 496 0xxx, 020 7946 0xxx; DE (Bundesnetzagentur) 030 23125, 040 66969, 069 90009, 089 99998, 0221 4710.
 * Elsewhere none is kept, so they are plainly no real numbers.
 */
export const STORE_TABLES: readonly { site: SiteCode; table: string }[] = [
	{
		site: 'fr',
		table: `
Paris | Marais | 18 rue des Trois Lins | 75003 | 48.8606 2.3612 | +33 1 99 00 10 03 | sunday | wmktgs
Paris | Batignolles | 41 rue du Tisserand | 75017 | 48.8872 2.3169 | +33 1 99 00 10 17 | all-day | wmkg
Paris | Rive gauche | 7 rue de la Quenouille | 75006 | 48.8512 2.3330 | +33 1 99 00 10 06 | all-day | wtgs
Lyon | Bellecour | 12 rue du Métier | 69002 | 45.7578 4.8320 | +33 4 65 71 20 02 | all-day | wmktgs
Lille | Vieux-Lille | 5 rue des Rouissoirs | 59000 | 50.6402 3.0620 | +33 3 53 01 30 00 | all-day | wmktgs
Bordeaux | Saint-Pierre | 23 rue des Cardeurs d’Or | 33000 | 44.8397 -0.5716 | +33 5 36 49 33 00 | all-day | wmkgs
Toulouse | Capitole | 9 rue du Pastel Bleu | 31000 | 43.6047 1.4442 | +33 5 36 49 31 00 | all-day | wmkg
Nantes | Graslin | 16 rue de la Navette | 44000 | 47.2133 -1.5625 | +33 2 61 91 44 00 | all-day | wmkgs
Marseille | Opéra | 30 rue des Indienneurs | 13001 | 43.2931 5.3760 | +33 4 65 71 13 01 | all-day | wmkgs
Strasbourg | Cathédrale | 4 rue du Fuseau d’Argent | 67000 | 48.5818 7.7508 | +33 3 53 01 67 00 | all-day | wmkg
Rennes | Sainte-Anne | 11 rue des Toiles | 35000 | 48.1143 -1.6809 | +33 2 61 91 35 00 | all-day | wmg
Montpellier | Comédie | 27 rue de la Garance | 34000 | 43.6086 3.8797 | +33 4 65 71 34 00 | all-day | wmks
Nice | Carré d’or | 8 rue du Bobinier | 06000 | 43.6961 7.2644 | +33 4 65 71 06 00 | all-day | wgs
Annecy | Vieille ville | 3 passage des Drapiers | 74000 | 45.8992 6.1294 | +33 4 65 71 74 00 | all-day | wmk`,
	},
	{
		site: 'gb',
		table: `
London | Marylebone | 62 Weaver’s Row | W1U 5QX | 51.5202 -0.1517 | +44 20 7946 0112 | british | wmktgs
London | Islington | 14 Flaxman’s Passage | N1 8XY | 51.5385 -0.1030 | +44 20 7946 0148 | british | wmkgs
Manchester | King Street | 21 Spindle Court | M2 6QT | 53.4812 -2.2461 | +44 161 496 0121 | british | wmkgs
Edinburgh | New Town | 9 Loom Lane | EH2 3QR | 55.9533 -3.1990 | +44 131 496 0109 | british | wmktgs
Bristol | Clifton | 33 Linen Terrace | BS8 4QD | 51.4558 -2.6170 | +44 117 496 0133 | british | wmg
Leeds | Arcades | 5 Teasel Arcade | LS1 6QL | 53.7974 -1.5413 | +44 113 496 0105 | british | wmks`,
	},
	{
		site: 'es',
		table: `
Madrid | Salamanca | Calle del Telar Viejo 28 | 28001 | 40.4256 -3.6857 | +34 910 000 001 | late | wmktgs
Barcelona | Eixample | Carrer de la Llançadora 115 | 08008 | 41.3937 2.1621 | +34 930 000 002 | late | wmktgs
Valencia | Ruzafa | Calle de la Hilandera 9 | 46004 | 39.4638 -0.3735 | +34 960 000 003 | midday | wmkgs
Sevilla | Centro | Calle del Lino 14 | 41004 | 37.3891 -5.9945 | +34 955 000 004 | midday | wmkg
Bilbao | Ensanche | Calle de la Lanzadera 6 | 48009 | 43.2630 -2.9350 | +34 944 000 005 | late | wmks
Málaga | Soho | Calle del Bastidor 21 | 29001 | 36.7170 -4.4235 | +34 951 000 006 | midday | wmg`,
	},
	{
		site: 'de',
		table: `
Berlin | Mitte | Flachsweberstraße 12 | 10119 | 52.5296 13.4014 | +49 30 23125 110 | all-day | wmktgs
Berlin | Charlottenburg | Spindelgasse 40 | 10629 | 52.5030 13.3110 | +49 30 23125 140 | all-day | wmkgs
Hamburg | Eppendorf | Leinpfadtwiete 7 | 20249 | 53.5905 9.9870 | +49 40 66969 107 | all-day | wmkgs
Hamburg | Altona | Tuchmachertwiete 19 | 22765 | 53.5520 9.9350 | +49 40 66969 119 | all-day | wmg
München | Glockenbach | Weberschiffstraße 3 | 80469 | 48.1310 11.5730 | +49 89 99998 103 | all-day | wmktgs
München | Schwabing | Webstuhlgasse 24 | 80801 | 48.1560 11.5790 | +49 89 99998 124 | all-day | wmkg
Köln | Belgisches Viertel | Garnmacherstraße 31 | 50674 | 50.9375 6.9385 | +49 221 4710 131 | all-day | wmkgs
Frankfurt am Main | Nordend | Haspelweg 16 | 60316 | 50.1230 8.6960 | +49 69 90009 116 | all-day | wmks`,
	},
	{
		site: 'it',
		table: `
Milano | Brera | Via della Spoletta 15 | 20121 | 45.4722 9.1879 | +39 02 0000 0001 | sunday | wmktgs
Roma | Monti | Via dei Cardatori 22 | 00184 | 41.8948 12.4928 | +39 06 0000 0002 | sunday | wmktgs
Torino | Quadrilatero | Via del Filatoio 8 | 10122 | 45.0740 7.6790 | +39 011 000 0003 | all-day | wmkgs
Bologna | Portici | Via del Canapone 5 | 40121 | 44.4960 11.3430 | +39 051 000 0004 | all-day | wmkg
Firenze | Oltrarno | Via del Pettine d’Oro 11 | 50125 | 43.7660 11.2480 | +39 055 000 0005 | midday | wmgs
Napoli | Chiaia | Via della Seta Verde 34 | 80121 | 40.8350 14.2400 | +39 081 000 0006 | midday | wmk`,
	},
	{
		site: 'pl',
		table: `
Warszawa | Śródmieście | ul. Lniana Przędza 14 | 00-001 | 52.2297 21.0122 | +48 22 000 00 01 | late | wmktgs
Warszawa | Mokotów | ul. Kołowrotkowa 52 | 02-001 | 52.1935 21.0350 | +48 22 000 00 02 | late | wmkgs
Kraków | Kazimierz | ul. Sukiennych Cechów 6 | 31-001 | 50.0510 19.9450 | +48 12 000 00 03 | late | wmktgs
Wrocław | Rynek | ul. Czółenkowa 9 | 50-001 | 51.1100 17.0320 | +48 71 000 00 04 | late | wmkgs
Gdańsk | Główne Miasto | ul. Żaglowego Płótna 17 | 80-001 | 54.3490 18.6530 | +48 58 000 00 05 | late | wmkg
Poznań | Jeżyce | ul. Prządek 23 | 60-001 | 52.4130 16.9010 | +48 61 000 00 06 | late | wmks`,
	},
	{
		site: 'ch',
		table: `
Genève | Rive | Rue des Rubaniers 19 | 1204 | 46.2017 6.1510 | +41 22 000 00 01 | swiss | wmktgs
Lausanne | Flon | Rue de l’Ourdissoir 4 | 1003 | 46.5210 6.6290 | +41 21 000 00 02 | swiss | wmktgs
Fribourg | Pérolles | Rue du Lin bleu 10 | 1700 | 46.8010 7.1520 | +41 26 000 00 03 | swiss | wmkg
Neuchâtel | Centre | Rue des Toiles peintes 7 | 2000 | 46.9920 6.9300 | +41 32 000 00 04 | swiss | wmks`,
	},
]
