/** @jest-environment node */
import fc from 'fast-check';
import { STATES } from '../../../demo-shop/cart/countries';
import {
	parsePastedAddress,
	type PasteContext,
	type PastedAddress,
} from './parse-pasted-address';

const COUNTRIES: PasteContext[ 'countries' ] = {
	AU: 'Australia',
	CA: 'Canada',
	DE: 'Germany',
	ES: 'Spain',
	FR: 'France',
	GB: 'United Kingdom (UK)',
	IE: 'Ireland',
	IT: 'Italy',
	JP: 'Japan',
	NL: 'Netherlands',
	US: 'United States (US)',
};

/** The demo shop has no such list. */
const SPAIN = { ES: { B: 'Barcelona', MA: 'Málaga', M: 'Madrid' } };

const parse = (
	text: string,
	country = 'US',
	countries = COUNTRIES
): PastedAddress | null =>
	parsePastedAddress( text, {
		country,
		countries,
		getStates: ( code ) => ( { ...STATES, ...SPAIN } )[ code ] ?? {},
	} );

/** As `country | recipient | company | street | second line | postcode | city | state | phone | e-mail`. */
const format = ( address: PastedAddress | null ): string | null =>
	address &&
	[
		address.country,
		[ address.first_name, address.last_name ].filter( Boolean ).join( '·' ),
		address.company ?? '',
		address.address_1,
		address.address_2 ?? '',
		address.postcode,
		address.city,
		address.state ?? '',
		address.phone ?? '',
		address.email ?? '',
	]
		.join( '|' )
		.replace( /\|+$/, '' );

/** Country of the form, pasted text, address. */
const ADDRESSES: ReadonlyArray< readonly [ string, string, string ] > = [
	// United States
	[
		'US',
		'1 Market St\nSan Francisco, CA 94105',
		'US|||1 Market St||94105|San Francisco|CA',
	],
	[
		'US',
		'1 Market St, San Francisco, CA 94105',
		'US|||1 Market St||94105|San Francisco|CA',
	],
	[
		'US',
		'1 Market St, San Francisco CA 94105',
		'US|||1 Market St||94105|San Francisco|CA',
	],
	[
		'US',
		'1 Market St, San Francisco, California 94105',
		'US|||1 Market St||94105|San Francisco|CA',
	],
	[
		'US',
		'1 Market St, San Francisco, CA, 94105-1234',
		'US|||1 Market St||94105-1234|San Francisco|CA',
	],
	[
		'US',
		'Ada Lovelace\n1 Market St\nApt 4\nSan Francisco, CA 94105',
		'US|Ada·Lovelace||1 Market St|Apt 4|94105|San Francisco|CA',
	],
	[
		'US',
		'Ada Lovelace, 1 Market St, Apt 4, San Francisco, CA 94105, USA',
		'US|Ada·Lovelace||1 Market St|Apt 4|94105|San Francisco|CA',
	],
	[
		'DE',
		'1600 Pennsylvania Avenue NW\nWashington, DC 20500\nUnited States',
		'US|||1600 Pennsylvania Avenue NW||20500|Washington|DC',
	],
	[
		'US',
		'Acme Inc.\nAda Lovelace\n20 W 34th St\nNew York, New York 10001',
		'US|Ada·Lovelace|Acme Inc.|20 W 34th St||10001|New York|NY',
	],
	[
		'US',
		'Mr. Ada B. Lovelace\n20 W 34th St\nNew York NY 10001\n(212) 555-0100',
		'US|Ada B.·Lovelace||20 W 34th St||10001|New York|NY|(212) 555-0100',
	],
	[
		'US',
		'Ada Lovelace\nada@shop.test\n20 W 34th St\nNew York, NY 10001\nPhone: 212-555-0100',
		'US|Ada·Lovelace||20 W 34th St||10001|New York|NY|212-555-0100|ada@shop.test',
	],
	[
		'US',
		'PO Box 123\nSpringfield, IL 62701',
		'US|||PO Box 123||62701|Springfield|IL',
	],
	[
		'US',
		'Ship to: Ada Lovelace\n1 Main St.\nWinston-Salem, North Carolina 27101',
		'US|Ada·Lovelace||1 Main St.||27101|Winston-Salem|NC',
	],
	[
		'GB',
		'1 Main St, Springfield, IL 62701',
		'US|||1 Main St||62701|Springfield|IL',
	],
	[
		'US',
		'  1 Main St ,\r\n Springfield, IL 62701 \r\n',
		'US|||1 Main St||62701|Springfield|IL',
	],
	// Canada
	[
		'CA',
		'290 Bremner Blvd\nToronto ON M5V 3L9',
		'CA|||290 Bremner Blvd||M5V 3L9|Toronto|ON',
	],
	[
		'CA',
		'290 Bremner Blvd, Toronto, ON M5V3L9',
		'CA|||290 Bremner Blvd||M5V 3L9|Toronto|ON',
	],
	[
		'CA',
		'290 Bremner Blvd, Toronto, Ontario, m5v 3l9, Canada',
		'CA|||290 Bremner Blvd||M5V 3L9|Toronto|ON',
	],
	[
		'US',
		'Ada Lovelace\n845 Rue Sherbrooke O\nMontréal, QC  H3A 0G4\nCanada',
		'CA|Ada·Lovelace||845 Rue Sherbrooke O||H3A 0G4|Montréal|QC',
	],
	[
		'US',
		'845 Rue Sherbrooke O, Montréal (Quebec) H3A 0G4',
		'CA|||845 Rue Sherbrooke O||H3A 0G4|Montréal|QC',
	],
	[
		'CA',
		'100 Queen St\nUnit 5\nCharlottetown, Prince Edward Island C1A 4B3',
		'CA|||100 Queen St|Unit 5|C1A 4B3|Charlottetown|PE',
	],
	[
		'CA',
		'Acme Ltd\n100 Water St, St. John’s, NL A1C 6M3'.replace(
			', St',
			'\nSt'
		),
		'CA||Acme Ltd|100 Water St||A1C 6M3|St. John’s|NL',
	],
	// United Kingdom
	[
		'GB',
		'10 Downing Street\nLondon\nSW1A 2AA',
		'GB|||10 Downing Street||SW1A 2AA|London',
	],
	[
		'GB',
		'10 Downing Street, London SW1A 2AA',
		'GB|||10 Downing Street||SW1A 2AA|London',
	],
	[
		'GB',
		'10 downing street, london, sw1a2aa, uk',
		'GB|||10 downing street||SW1A 2AA|london',
	],
	[
		'US',
		'Ada Lovelace, 10 Downing Street, London, SW1A 2AA',
		'GB|Ada·Lovelace||10 Downing Street||SW1A 2AA|London',
	],
	[
		'GB',
		'Flat 4\n22 High Street\nOxford\nOxfordshire\nOX1 4AH\nEngland',
		'GB|||22 High Street|Flat 4|OX1 4AH|Oxford|Oxfordshire',
	],
	[
		'GB',
		'22 High Street, Oxford, Oxfordshire OX1 4AH',
		'GB|||22 High Street||OX1 4AH|Oxford|Oxfordshire',
	],
	[
		'GB',
		'Dr Ada King\n1 Park Lane\nCanterbury\nKent\nCT1 2AB',
		'GB|Ada·King||1 Park Lane||CT1 2AB|Canterbury|Kent',
	],
	[
		'GB',
		'1 Station Road\nHeadington\nOxford\nOX3 7AB',
		'GB|||1 Station Road|Headington|OX3 7AB|Oxford',
	],
	[
		'GB',
		'Acme Ltd, 1 Quay Street, Manchester, M3 3JE, United Kingdom',
		'GB||Acme Ltd|1 Quay Street||M3 3JE|Manchester',
	],
	[
		'GB',
		'Ada King\n+44 20 7946 0018\n1 Quay Street\nManchester M3 3JE',
		'GB|Ada·King||1 Quay Street||M3 3JE|Manchester||+44 20 7946 0018',
	],
	[
		'GB',
		'3 Royal Mile, Edinburgh EH1 1RE, Scotland',
		'GB|||3 Royal Mile||EH1 1RE|Edinburgh',
	],
	// Germany
	[
		'DE',
		'Invalidenstraße 44\n10115 Berlin',
		'DE|||Invalidenstraße 44||10115|Berlin',
	],
	[
		'DE',
		'Invalidenstraße 44, 10115 Berlin',
		'DE|||Invalidenstraße 44||10115|Berlin',
	],
	[
		'US',
		'Invalidenstraße 44, 10115 Berlin, Deutschland',
		'DE|||Invalidenstraße 44||10115|Berlin',
	],
	[
		'US',
		'Invalidenstraße 44, D-10115 Berlin, Germany',
		'DE|||Invalidenstraße 44||10115|Berlin',
	],
	[
		'DE',
		'Herr Max Mustermann\nMusterstr. 1a\n60311 Frankfurt am Main',
		'DE|Max·Mustermann||Musterstr. 1a||60311|Frankfurt am Main',
	],
	[
		'DE',
		'Beispiel GmbH\nFrau Erika von Muster\nAm Markt 3\n28195 Bremen',
		'DE|Erika·von Muster|Beispiel GmbH|Am Markt 3||28195|Bremen',
	],
	[
		'DE',
		'Max Mustermann\nc/o Muster\nMusterweg 12\n80331 München\nTel.: 089 123456',
		'DE|Max·Mustermann||Musterweg 12|c/o Muster|80331|München||089 123456',
	],
	[
		'DE',
		'Max Mustermann, Musterweg 12, Etage 3, 80331 München',
		'DE|Max·Mustermann||Musterweg 12|Etage 3|80331|München',
	],
	[
		'DE',
		'Postfach 10 01 02\n50441 Köln',
		'DE|||Postfach 10 01 02||50441|Köln',
	],
	[
		'DE',
		'Max Mustermann\nMusterweg 12\n01067 Dresden\nmax@shop.test',
		'DE|Max·Mustermann||Musterweg 12||01067|Dresden|||max@shop.test',
	],
	// France
	[
		'FR',
		'10 rue de Rivoli\n75001 Paris',
		'FR|||10 rue de Rivoli||75001|Paris',
	],
	[
		'FR',
		'10 rue de Rivoli, 75001 PARIS, France',
		'FR|||10 rue de Rivoli||75001|PARIS',
	],
	[
		'FR',
		'Mme Marie Curie\n5 bis rue Cuvier\nBâtiment A\n75005 Paris',
		'FR|Marie·Curie||5 bis rue Cuvier|Bâtiment A|75005|Paris',
	],
	[
		'FR',
		'2 place du Capitole\n31000 Toulouse Cedex 6',
		'FR|||2 place du Capitole||31000|Toulouse',
	],
	[
		'DE',
		'1 quai des Belges, F-13001 Marseille, France',
		'FR|||1 quai des Belges||13001|Marseille',
	],
	[
		'FR',
		'Exemple SARL\n12 avenue Foch\n69006 Lyon',
		'FR||Exemple SARL|12 avenue Foch||69006|Lyon',
	],
	[
		'FR',
		'12 avenue Foch\n62480 Le Portel',
		'FR|||12 avenue Foch||62480|Le Portel',
	],
	[
		'FR',
		'12 avenue Foch, 93210 L’Île-Saint-Denis',
		'FR|||12 avenue Foch||93210|L’Île-Saint-Denis',
	],
	// Italy
	[ 'IT', 'Via Roma 10\n00184 Roma RM', 'IT|||Via Roma 10||00184|Roma|RM' ],
	[
		'IT',
		'Via Roma, 10, 00184 Roma (RM)',
		'IT|||Via Roma, 10||00184|Roma|RM',
	],
	[
		'IT',
		'Via Roma, 10\n20121 Milano MI\nItalia',
		'IT|||Via Roma, 10||20121|Milano|MI',
	],
	[
		'US',
		'Sig. Mario Rossi\nPiazza Duomo 1\n50122 Firenze FI\nItaly',
		'IT|Mario·Rossi||Piazza Duomo 1||50122|Firenze|FI',
	],
	[
		'IT',
		'Esempio S.r.l.\nCorso Francia 5\n10138 Torino',
		'IT||Esempio S.r.l.|Corso Francia 5||10138|Torino',
	],
	[
		'IT',
		'Mario Rossi\nVia Dante 3\nInterno 4\n30121 Venezia VE',
		'IT|Mario·Rossi||Via Dante 3|Interno 4|30121|Venezia|VE',
	],
	[ 'IT', 'Via Dante 3, I-30121 Venezia', 'IT|||Via Dante 3||30121|Venezia' ],
	// Spain
	[
		'ES',
		'Calle Mayor, 1\n28013 Madrid',
		'ES|||Calle Mayor, 1||28013|Madrid',
	],
	[
		'ES',
		'Calle Mayor, 1, 28013 Madrid',
		'ES|||Calle Mayor, 1||28013|Madrid',
	],
	[
		'ES',
		'Calle Mayor 1, 2º B, 28013 Madrid, España',
		'ES|||Calle Mayor 1|2º B|28013|Madrid',
	],
	[
		'ES',
		'C/ Larios 3\n29005 Málaga (Málaga)',
		'ES|||C/ Larios 3||29005|Málaga|MA',
	],
	[
		'ES',
		'Sra. Ana de la Torre\nRambla 22\n08002 Barcelona, Barcelona',
		'ES|Ana·de la Torre||Rambla 22||08002|Barcelona|B',
	],
	[
		'US',
		'Rambla 22\n08002 Barcelona\nSpain',
		'ES|||Rambla 22||08002|Barcelona',
	],
	[
		'ES',
		'Ejemplo S.L.\nGran Vía 8\n48001 Bilbao',
		'ES||Ejemplo S.L.|Gran Vía 8||48001|Bilbao',
	],
	// Netherlands
	[ 'NL', 'Damrak 1\n1012 LG Amsterdam', 'NL|||Damrak 1||1012 LG|Amsterdam' ],
	[ 'NL', 'Damrak 1, 1012LG Amsterdam', 'NL|||Damrak 1||1012 LG|Amsterdam' ],
	[ 'US', 'Damrak 1, 1012 LG Amsterdam', 'NL|||Damrak 1||1012 LG|Amsterdam' ],
	[
		'NL',
		'Dhr. Jan van der Berg\nHofweg 5-2\n2511 AA ’s-Gravenhage\nNederland',
		'NL|Jan·van der Berg||Hofweg 5-2||2511 AA|’s-Gravenhage',
	],
	[
		'NL',
		'Voorbeeld B.V.\nHofweg 5\n2511 AA Den Haag',
		'NL||Voorbeeld B.V.|Hofweg 5||2511 AA|Den Haag',
	],
	[ 'NL', 'hofweg 5, 2511 aa den haag', 'NL|||hofweg 5||2511 AA|den haag' ],
	// Australia
	[
		'AU',
		'1 Macquarie St\nSydney NSW 2000',
		'AU|||1 Macquarie St||2000|Sydney|NSW',
	],
	[
		'AU',
		'1 Macquarie St, Sydney, NSW, 2000',
		'AU|||1 Macquarie St||2000|Sydney|NSW',
	],
	[
		'US',
		'Unit 3\n12 Collins Street\nMELBOURNE VIC 3000\nAustralia',
		'AU|||12 Collins Street|Unit 3|3000|MELBOURNE|VIC',
	],
	[
		'AU',
		'Example Pty Ltd\n5 Queen St\nBrisbane Queensland 4000',
		'AU||Example Pty Ltd|5 Queen St||4000|Brisbane|QLD',
	],
	[
		'GB',
		'5 Queen St, Alice Springs NT 0870',
		'AU|||5 Queen St||0870|Alice Springs|NT',
	],
	[
		'AU',
		'Ada King\n5/12 Hay Street\nPerth WA 6000\n0412 345 678',
		'AU|Ada·King||5/12 Hay Street||6000|Perth|WA|0412 345 678',
	],
	// Japan
	[
		'JP',
		'〒100-0001\n東京都千代田区千代田1-1',
		'JP|||千代田1-1||100-0001|千代田区|JP13',
	],
	[
		'JP',
		'〒100-0001 東京都千代田区千代田1-1',
		'JP|||千代田1-1||100-0001|千代田区|JP13',
	],
	[
		'JP',
		'〒５３０－０００１\n大阪府大阪市北区梅田３－１－１\n山田 太郎 様',
		'JP|太郎·山田||梅田3-1-1||530-0001|大阪市北区|JP27',
	],
	[
		'JP',
		'山田　太郎\n1500001\n東京都渋谷区神宮前1-2-3\n青山ビル101',
		'JP|太郎·山田||神宮前1-2-3|青山ビル101|150-0001|渋谷区|JP13',
	],
	[
		'US',
		'〒510-0075\n三重県四日市市安島1-2-3\n日本',
		'JP|||安島1-2-3||510-0075|四日市市|JP24',
	],
	[
		'JP',
		'〒189-0014\n東京都東村山市本町1-2-3',
		'JP|||本町1-2-3||189-0014|東村山市|JP13',
	],
	[
		'JP',
		'株式会社見本\n〒060-0001\n北海道札幌市中央区北一条西2-1',
		'JP||株式会社見本|北一条西2-1||060-0001|札幌市中央区|JP01',
	],
	[
		'JP',
		'1-1 Chiyoda, Chiyoda-ku, Tokyo 100-0001, Japan',
		'JP|||1-1 Chiyoda||100-0001|Chiyoda-ku|JP13',
	],
	[
		'US',
		'Taro Yamada\n3-1-1 Umeda\nKita-ku, Osaka 530-0001\nJapan',
		'JP|Taro·Yamada||3-1-1 Umeda||530-0001|Kita-ku|JP27',
	],
];

it.each( ADDRESSES )( 'in %s: %j', ( country, text, expected ) => {
	expect( format( parse( text, country ) ) ).toBe( expected );
} );

/** Country of the form, and text that isn't a whole address by its rules. */
const OTHERS: ReadonlyArray< readonly [ string, string ] > = [
	[ 'US', '' ],
	[ 'US', '1 Market Street' ],
	[ 'US', '1 Market Street, Apt 4' ],
	[ 'US', '1 Market Street\nApt 4' ],
	[ 'US', 'San Francisco, CA 94105' ],
	[ 'US', '94105' ],
	[ 'US', '1 Market St, San Francisco, CA' ],
	[ 'US', '1 Market St, San Francisco, ZZ 94105' ],
	[ 'US', '1 Market St, San Francisco, CA 9410' ],
	[ 'US', 'Main Street, Springfield, IL 62701' ],
	[ 'US', '4242 4242 4242 4242, 12/34, 123' ],
	[ 'US', 'ada@shop.test, 212-555-0100' ],
	[ 'US', 'Ada Lovelace\nada@shop.test\n212-555-0100' ],
	[ 'US', 'I paid 20 dollars, then I went home to CA 94105 or so' ],
	[ 'US', 'https://shop.test/product/1?a=1,2\nsee this' ],
	[ 'US', 'Invalidenstraße 44, 10115 Berlin' ],
	[ 'DE', 'Ich bin 1984 geboren, 12345 mal gelacht' ],
	[ 'DE', 'Berlin, 10115' ],
	[ 'DE', 'Invalidenstraße, 10115 Berlin' ],
	[ 'DE', 'Invalidenstraße 44, Berlin' ],
	[
		'DE',
		'Bestellung 123, 10115 Stück auf Lager, danke sehr schön und bis bald dann',
	],
	[ 'GB', '10 Downing Street, London' ],
	[ 'GB', '10 Downing Street, London, SW1A' ],
	[ 'GB', 'London SW1A 2AA' ],
	[ 'IE', '1 Main Street\nDublin 2\nD02 XY45' ],
	[ 'NL', 'Damrak 1, 1012 SS Amsterdam' ],
	[ 'AU', '1 Macquarie St, Sydney, 2000' ],
	[ 'JP', '〒100-0001' ],
	[ 'JP', '東京都千代田区千代田1-1' ],
	[ 'JP', '〒100-0001 東京都千代田区' ],
	[
		'US',
		'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n1 Main St\nSpringfield, IL 62701',
	],
	[ 'US', `${ 'word '.repeat( 100 ) }\n1 Main St\nSpringfield, IL 62701` ],
	[ 'US', '1 Main St, Springfield, IL 62701, Ireland' ],
];

it.each( OTHERS )( 'in %s, recognizes no address in %j', ( country, text ) => {
	expect( format( parse( text, country ) ) ).toBeNull();
} );

it( 'recognizes no address of a country that the form does not offer', () => {
	expect(
		parse( '1 Market St\nSan Francisco, CA 94105', 'GB', {
			GB: 'United Kingdom (UK)',
		} )
	).toBeNull();
} );

it( 'has at least 100 rows', () => {
	expect( ADDRESSES.length + OTHERS.length ).toBeGreaterThanOrEqual( 100 );
} );

it( 'never throws, never invents text, and always finds the required parts', () => {
	const pieces = ADDRESSES.flatMap( ( [ , text ] ) => text.split( /[\n,]/ ) );
	const text = fc
		.array( fc.oneof( fc.constantFrom( ...pieces ), fc.string() ), {
			maxLength: 8,
		} )
		.chain( ( parts ) =>
			fc
				.constantFrom( '\n', ', ' )
				.map( ( separator ) => parts.join( separator ) )
		);
	const letters = ( value: string ) =>
		value
			.normalize( 'NFKC' )
			.toUpperCase()
			.replace( /[^\p{L}\d]/gu, '' );
	const check = () =>
		fc.assert(
			fc.property(
				text,
				fc.constantFrom( 'US', 'DE', 'JP' ),
				( given, country ) => {
					const address = parse( given, country );
					if ( address === null ) {
						return true;
					}
					const { country: code, state, ...written } = address;
					return (
						[ 'address_1', 'city', 'postcode' ].every( ( key ) =>
							Boolean( address[ key ] )
						) &&
						Object.hasOwn( COUNTRIES, code ?? '' ) &&
						Object.values( written ).every( ( value ) =>
							value
								.split( ', ' )
								.every( ( part ) =>
									letters( given ).includes( letters( part ) )
								)
						)
					);
				}
			)
		);
	expect( check ).not.toThrow();
} );
